import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';
import { toRotateQuery } from '#features/vault/api.ts';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

const TO_ROTATE = { rotate: 'yes' };

/** Passwords that somebody knows without having access, for those who can change them (D59). */
export function RotationCard({ user }: { user: StoredUser }) {
  const enabled = mayOpen('/pipepass', user);
  const { data: count = 0, error, refetch } = useQuery({ ...toRotateQuery, enabled });
  if (!enabled || (count === 0 && !error)) return null;
  return (
    <TodayCard
      title={t('Passwords to rotate')}
      action={
        <CardLink
          to="/pipepass"
          search={TO_ROTATE}
          label={t('See all')}
          page={t('Passwords to rotate')}
        />
      }
    >
      {error && count === 0 ? (
        <CardFailure
          title={t('Couldn’t load passwords to rotate')}
          error={error}
          retry={() => void refetch()}
        />
      ) : (
        <Text size="sm">
          {t(
            '{count, plural, one {# entry needs a new password: somebody who has seen it no longer has access.} other {# entries need new passwords: somebody who has seen them no longer has access.}}',
            { count },
          )}
        </Text>
      )}
    </TodayCard>
  );
}
