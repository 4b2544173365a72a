import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Badge, NativeSelect, NavLink } from '@mantine/core';
import { SECTION_TITLES } from '../sections/section-titles.ts';

interface Props {
  shown: SectionId;
  /** The number of problems of each section that has any. */
  problems: ReadonlyMap<SectionId, number>;
  onSection: (id: SectionId) => void;
}

const problemText = (count: number) =>
  t('{count, plural, one {# problem} other {# problems}}', { count });

/** The deck's sections: a list, or a choice on a narrow window. */
export function SectionNav({ shown, problems, onSection }: Props) {
  const narrow = useBelow('md');
  if (narrow) {
    return (
      <NativeSelect
        label={t('Section')}
        value={shown}
        onChange={({ currentTarget }) => onSection(currentTarget.value as SectionId)}
        data={SECTION_IDS.map((id, index) => {
          const count = problems.get(id);
          const title = `${index + 1}. ${SECTION_TITLES[id]}`;
          return { value: id, label: count ? `${title} (${problemText(count)})` : title };
        })}
      />
    );
  }
  return (
    <nav aria-label={t('Sections')}>
      {SECTION_IDS.map((id, index) => {
        const count = problems.get(id);
        return (
          <NavLink
            key={id}
            component="button"
            type="button"
            active={id === shown}
            px="xs"
            fz="sm"
            aria-current={id === shown ? 'true' : undefined}
            label={`${index + 1}. ${SECTION_TITLES[id]}`}
            styles={{ label: { fontSize: 'inherit' } }}
            rightSection={
              count && (
                <Badge color="red.8" size="sm" circle aria-label={problemText(count)} role="img">
                  {count}
                </Badge>
              )
            }
            onClick={() => onSection(id)}
          />
        );
      })}
    </nav>
  );
}
