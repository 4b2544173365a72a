import { t } from '@intranet/contract/core/i18n/t.ts';
import { Paper, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { BalanceNote, useTwoColumns } from './BalanceNote.tsx';
import { DatedPreview, type PreviewProps } from './DatedPreview.tsx';
import { LeaveOverview } from './LeaveOverview.tsx';

export const isComplete = ({ start, end }: Pick<PreviewProps, 'start' | 'end'>) =>
  start !== '' && end !== '' && end >= start;

function PreviewContent(props: PreviewProps) {
  const { nome, start, end, moving } = props;
  const [dates] = useDebouncedValue({ nome, start, end, ...(moving && { moving }) }, 250);
  const complete = isComplete(props) && isComplete(dates);
  if (!complete) {
    return (
      <>
        <Text size="sm" c="dimmed">
          {t('Choose both dates to see days, balance and who else is away.')}
        </Text>
        <LeaveOverview />
      </>
    );
  }
  return <DatedPreview {...props} {...dates} />;
}

/** Informs only; the server alone can reject a request (D30). */
export function LeavePreview(props: PreviewProps) {
  const beside = useTwoColumns();
  return (
    <Paper withBorder={beside} p={beside ? 'lg' : 0} component="section" aria-label={t('Preview')}>
      {beside && (
        <>
          <Title order={2} size="h3">
            {t('Plan ahead')}
          </Title>
          <BalanceNote />
        </>
      )}
      <PreviewContent {...props} />
    </Paper>
  );
}
