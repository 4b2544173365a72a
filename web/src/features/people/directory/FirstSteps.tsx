import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Profile } from '@intranet/contract/people/directory-endpoints.ts';
import type { FirstStep } from '@intranet/contract/people/first-steps-endpoints.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { CheckList } from '@intranet/ui/text/CheckList.tsx';
import { Anchor, Button, Group, Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { firstStepsQuery, hideFirstSteps, peopleKeys } from '../api.ts';

type Person = Pick<Profile, 'employee_id' | 'account_id'>;

interface Step {
  label: Message;
  to: string;
  search: (person: Person) => Record<string, string>;
}

const statement = ({ employee_id }: Person) => ({ statement: String(employee_id) });
const record = ({ employee_id }: Person) => ({ edit: String(employee_id) });
const account = ({ account_id }: Person) => ({ account: String(account_id) });

const STEPS: Readonly<Record<FirstStep, Step>> = {
  account: { label: msg('Account created'), to: '/admin', search: () => ({ tab: 'register' }) },
  joined: { label: msg('Invitation accepted'), to: '/admin', search: account },
  balance: { label: msg('Starting balance set'), to: '/vacation_admin', search: statement },
  birth_date: { label: msg('Birth date added'), to: '/vacation_admin', search: record },
  phone: { label: msg('Phone number added'), to: '/vacation_admin', search: record },
  deputy: { label: msg('Deputy named'), to: '/approvals', search: () => ({ tab: 'deputies' }) },
  two_factor: { label: msg('Two-factor sign-in turned on'), to: '/admin', search: account },
};

/** What remains to be done for a new employee. It goes once all is done, or an admin hides it. */
export function FirstSteps({ profile }: { profile: Profile }) {
  const { employee_id: id } = profile;
  const { data } = useQuery(firstStepsQuery(id));
  const { save, problem } = useSave({
    send: () => hideFirstSteps(id),
    refresh: peopleKeys.refresh,
  });
  // A proposed balance may be right, so its step keeps no list open.
  if (!data?.steps.some(({ step, done }) => !done && step !== 'balance')) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('Next steps')} data-print="hide">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          {t('Next steps')}
        </Title>
        <Button
          size="xs"
          variant="default"
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('Hide this list')}
        </Button>
      </Group>
      <ErrorArea message={problem} />
      <CheckList
        label={t('Next steps')}
        items={data.steps.map(({ step, done }) => {
          const { label, to, search } = STEPS[step];
          return {
            key: step,
            done,
            content: (
              <Anchor component={PageLink} to={to} search={search(profile)} inherit>
                {step === 'balance' && !done
                  ? t('Check the starting balance: {days}', { days: daysInWords(data.balance) })
                  : t(label)}
              </Anchor>
            ),
          };
        })}
      />
    </Paper>
  );
}
