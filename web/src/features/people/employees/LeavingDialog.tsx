import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { QuestionDialog } from '@intranet/ui/dialog/QuestionDialog.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Anchor, Text } from '@mantine/core';

interface Props {
  row: EmployeeRecord;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms that an employee has left and lists the consequences (pitfall 21). */
export function LeavingDialog({ row: { id, NOME: name, pending }, onConfirm, onCancel }: Props) {
  return (
    <QuestionDialog
      title={rich('Has {name} left?', { name: <bdi>{name}</bdi> })}
      action={t('Mark as former employee')}
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      {pending > 0 && (
        <Text size="sm" fw={600}>
          {t(
            '{pending, plural, one {# pending request will be withdrawn.} other {# pending requests will be withdrawn.}}',
            { pending },
          )}
        </Text>
      )}
      <Text size="sm">
        {t(
          'They can no longer request or approve leave, stop earning days, and no longer appear in lists of names, birthdays and balances. Approved leave that hasn’t begun is cancelled, and its days go back to the balance. All history is kept.',
        )}
      </Text>
      <Text size="sm">
        {rich(
          '<link>Departures</link> does the same, and also closes the account and settles the days owed.',
          {
            link: (text) => (
              <Anchor component={PageLink} to="/leaving" search={{ person: String(id) }} inherit>
                {text}
              </Anchor>
            ),
          },
        )}
      </Text>
    </QuestionDialog>
  );
}
