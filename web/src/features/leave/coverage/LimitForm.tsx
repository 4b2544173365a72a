import { t } from '@intranet/contract/core/i18n/t.ts';
import { setCoverageLimit as endpoint } from '@intranet/contract/leave/coverage-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { useSubmit } from '@intranet/ui/forms/use-submit.ts';
import { Box, Button, Group, NumberInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { peopleKeys } from '#features/people/api.ts';
import { setCoverageLimit } from './api.ts';

interface Values extends Record<string, unknown> {
  area: string;
  max_away: number | string;
}

const WHOLE_NUMBER = {
  min: 1,
  max: 999,
  clampBehavior: 'none',
  allowDecimal: false,
  allowNegative: false,
  hideControls: true,
} as const;

function bodyOf({ area, max_away }: Values) {
  return { area, max_away: max_away === '' ? null : max_away };
}

export function LimitForm({ area, maxAway }: { area: string; maxAway: number | null }) {
  const name = areaName(area);
  const form = useForm<Values>({
    initialValues: { area, max_away: maxAway ?? '' },
    validate: (values) => schemaResolver(endpoint.body, { sync: true })(bodyOf(values)),
  });
  const { save, problem } = useSave({
    form,
    refresh: peopleKeys.refresh,
    send: (max_away: number | null) => setCoverageLimit({ area, max_away }),
    onSaved: (max_away) => {
      const saved = { area, max_away: max_away ?? '' };
      form.setValues(saved);
      form.resetDirty(saved);
      form.clearErrors();
    },
  });
  const onSubmit = useSubmit(form, (values) =>
    save.mutate(endpoint.body.parse(bodyOf(values)).max_away),
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <NumberInput
        label={t('Maximum away at once')}
        placeholder={t('No limit')}
        {...WHOLE_NUMBER}
        inputContainer={(input) => (
          <Group gap="xs" wrap="nowrap">
            <Box w={96}>{input}</Box>
            {maxAway !== null && (
              <Button
                variant="subtle"
                px="xs"
                aria-label={t('Clear for {area}', { area: name })}
                disabled={save.isPending}
                onClick={() => save.mutate(null)}
              >
                {t('Clear')}
              </Button>
            )}
            {form.isDirty() && (
              <Button
                type="submit"
                aria-label={t('Save for {area}', { area: name })}
                loading={save.isPending}
              >
                {t('Save')}
              </Button>
            )}
          </Group>
        )}
        {...form.getInputProps('max_away')}
      />
      <ErrorArea message={problem ?? form.errors.area?.toString() ?? null} />
    </form>
  );
}
