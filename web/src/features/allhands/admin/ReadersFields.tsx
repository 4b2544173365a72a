import {
  DECK_READERS,
  type QuarterReaders,
} from '@intranet/contract/allhands/readers-endpoints.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

export interface ReadersValues extends Record<string, unknown> {
  /** '' until somebody has chosen. */
  readers: QuarterReaders['readers'] | '';
  link_ends_on: string;
  new_link: boolean;
  public_names: boolean;
}

export const readersValues = (current: QuarterReaders | undefined): ReadersValues => ({
  readers: current?.readers ?? 'public',
  link_ends_on: current?.link_ends_on ?? '',
  ...{ new_link: false, public_names: false },
});

/** The fields as the call takes them. */
export const readersBody = ({ readers, ...values }: ReadersValues) => ({
  ...values,
  // Without a choice, the form sends nothing, and the server would refuse it.
  readers: readers as QuarterReaders['readers'],
  link_ends_on: readers === 'link' ? values.link_ends_on : null,
});

const LABELS: Record<QuarterReaders['readers'], Message> = {
  public: msg('Public: anybody, without signing in'),
  signed_in: msg('Everybody with an account'),
  link: msg('Everybody with an account, and anyone with a secret link'),
};

interface Props {
  form: UseFormReturnType<ReadersValues>;
  current: QuarterReaders | undefined;
  /** True if the deck names clients, which must be confirmed before everybody can read them (D55). */
  asksForNames: boolean;
}

/** Who can read a quarter's deck. */
export function ReadersFields({ form, current, asksForNames }: Props) {
  const { readers } = form.values;
  return (
    <Stack gap="sm">
      <Radio.Group label={t('Who can read it')} {...form.getInputProps('readers')}>
        <Stack gap="xs" mt={6}>
          {DECK_READERS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(LABELS[value])}
              {...(value === 'public' && {
                description: t('Including people outside the company'),
              })}
            />
          ))}
        </Stack>
      </Radio.Group>
      {readers === 'link' && (
        <DayInput label={t('Last day of the link')} {...form.getInputProps('link_ends_on')} />
      )}
      {readers === 'link' && current?.readers === 'link' && (
        <Checkbox
          label={t('Create a new link. The current link will stop working.')}
          {...form.getInputProps('new_link', { type: 'checkbox' })}
        />
      )}
      {readers === 'public' && asksForNames && (
        <Checkbox
          label={t('The names of clients in this deck may be public')}
          {...form.getInputProps('public_names', { type: 'checkbox' })}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('Reports in the deck open only for people who may read the report itself.')}
      </Text>
    </Stack>
  );
}
