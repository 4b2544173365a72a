import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Setup, SetupStep } from '@intranet/contract/home/setup-endpoints.ts';
import type { PagePath } from '@intranet/contract/pages.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { CheckList } from '@intranet/ui/text/CheckList.tsx';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { hideSetupSteps, homeKeys } from './api.ts';
import { TodayCard } from './shared/TodayCard.tsx';

interface Step {
  label: string;
  note: string;
  to?: PagePath;
  search?: Record<string, string>;
}

function stepOf(step: SetupStep, { links_missing, sends_mail }: Setup): Step {
  switch (step) {
    case 'employees':
      return {
        label: t('Add your employees'),
        note: t('Import a spreadsheet, or add people one by one.'),
        to: '/vacation_admin',
        search: { tab: 'import' },
      };
    case 'mail':
      return {
        label: t('Send a test email'),
        note: sends_mail
          ? t('Requests and invitations are emailed.')
          : t('Set MAIL_URL first. Until then, emails are written to files and reach nobody.'),
        to: '/outbox',
      };
    case 'links':
      return {
        label: t('Add the addresses of reports'),
        note: t('{count, plural, one {# item has no address.} other {# items have no address.}}', {
          count: links_missing,
        }),
        to: '/fileupdate',
      };
    case 'backup':
      return {
        label: t('Make a backup'),
        note: t('On the server, run “node intranet.js backup” and plan it for every night.'),
      };
  }
}

function StepLink({ label, to, search }: Step) {
  if (!to) return label;
  return (
    <Anchor component={PageLink} to={to} search={search} inherit>
      {label}
    </Anchor>
  );
}

/** What a new installation still needs. It goes once all is done, or an admin hides it. */
export function SetupCard({ setup }: { setup: Setup }) {
  const { save, problem } = useSave({ send: hideSetupSteps, refresh: homeKeys.refresh });
  return (
    <TodayCard title={t('Next steps')} print="hide">
      <Text size="sm" c="dimmed">
        {t('This intranet is almost ready. Steps are checked off automatically.')}
      </Text>
      <CheckList
        label={t('Next steps')}
        items={setup.steps.map(({ step, done }) => {
          const { note } = stepOf(step, setup);
          return { key: step, done, note, content: <StepLink {...stepOf(step, setup)} /> };
        })}
      />
      <ErrorArea message={problem} />
      <Group gap="xs" mt={8}>
        <Button component={PageLink} to="/vacation_admin" search={{ dialog: 'person' }} size="xs">
          {t('Add a person')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('Hide this list')}
        </Button>
      </Group>
    </TodayCard>
  );
}
