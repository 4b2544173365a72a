import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Text } from '@mantine/core';
import { AwayTimeline } from '../timeline/AwayTimeline.tsx';

interface Props {
  approval: Approval;
  cancelling?: readonly number[];
  titled?: boolean;
}

export function ApprovalDetails({ approval, cancelling = [], titled = true }: Props) {
  const { name, asks, leave_type: type, start, end, away, away_count, holidays } = approval;
  if (asks === 'cancellation') return null;
  const area = areaName(approval.area);
  if (away.length > 0) {
    return (
      <AwayTimeline
        label={t('Overlap in {area}', { area })}
        titled={titled}
        request={{ start, end }}
        type={type}
        name={name}
        away={away}
        holidays={holidays}
        cancelling={cancelling}
        more={away_count - away.length}
      />
    );
  }
  return <Text size="sm">{t('No one else in {area} is away.', { area })}</Text>;
}
