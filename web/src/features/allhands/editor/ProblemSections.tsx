import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Anchor, List } from '@mantine/core';
import { SECTION_TITLES } from '../sections/section-titles.ts';
import { type FieldProblem, sectionOf } from './find-problems.ts';

interface Props {
  problems: readonly FieldProblem[];
  onShow: (problem: FieldProblem) => void;
}

/** What is still wrong, by section, after a refused preview or publication. */
export function ProblemSections({ problems, onShow }: Props) {
  if (problems.length === 0) return null;
  const firsts = new Map<SectionId, FieldProblem>();
  for (const problem of problems) {
    const section = sectionOf(problem.path);
    if (!firsts.has(section)) firsts.set(section, problem);
  }
  return (
    <Alert color="red" role="alert" title={t('Correct these sections first')}>
      <List size="sm" spacing={4}>
        {SECTION_IDS.map((id, index) => {
          const first = firsts.get(id);
          return (
            first && (
              <List.Item key={id}>
                <Anchor component="button" type="button" inherit onClick={() => onShow(first)}>
                  {`${index + 1}. ${SECTION_TITLES[id]}`}
                </Anchor>
                {`: ${first.message}`}
              </List.Item>
            )
          );
        })}
      </List>
    </Alert>
  );
}
