import { t } from '@intranet/contract/core/i18n/t.ts';
import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Profile } from '@intranet/contract/people/directory-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageUser } from '#core/session.ts';
import { PersonAccess } from '#features/links/shared/PersonAccess.tsx';
import { AreaColleagues } from './AreaColleagues.tsx';
import { AwayBadge } from './AwayBadge.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import classes from './Profile.module.css';
import { ProfileActions } from './ProfileActions.tsx';
import { EmailLink, PhoneLink } from './reach.tsx';

/** In a leap year, so that 29 February is a day. */
const birthdayText = dayFormat({ day: 'numeric', month: 'long' });

interface FactProps {
  label: string;
  copy?: string | null;
  children: ReactNode;
}

function Fact({ label, copy, children }: FactProps) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Group component="dd" gap="4px 12px" fz="sm">
        {children}
        {copy && (
          <span data-print="hide">
            <CopyTextButton text={copy} label={t('Copy')} />
          </span>
        )}
      </Group>
    </div>
  );
}

function Heads({ heads }: Pick<Profile, 'heads'>) {
  return heads.map(({ employee_id, name }) => (
    <Anchor
      key={employee_id}
      component={PageLink}
      to="/people"
      search={{ person: String(employee_id) }}
      inherit
      dir="auto"
    >
      {name}
    </Anchor>
  ));
}

const None = ({ children }: { children: string }) => (
  <Text span inherit c="dimmed">
    {children}
  </Text>
);

export function ProfileView({ profile }: { profile: Profile }) {
  const { name, area, cargo, email, phone, birthday, start_date, last_day, heads } = profile;
  const user = usePageUser();
  const isAdmin = user?.role === 'admin';
  const ofArea = { ...DIRECTORY_SEARCH, area };
  return (
    <Stack gap="md">
      <Paper withBorder p="md" data-print="together">
        <div className={classes.profile}>
          <PersonAvatar name={name} photo={profile.photo} size={96} />
          <Stack gap="md" miw={0}>
            <Stack gap={4} align="flex-start">
              <Text fw={500}>
                {positionName(cargo)} ·{' '}
                <Anchor component={PageLink} to="/people" search={ofArea} inherit>
                  {areaName(area)}
                </Anchor>
              </Text>
              <AwayBadge {...profile} />
            </Stack>
            <dl className={classes.facts}>
              <Fact label={t('Email')} copy={email}>
                {email ? <EmailLink email={email} /> : <None>{t('No account')}</None>}
              </Fact>
              <Fact label={t('Phone')} copy={phone}>
                {phone ? <PhoneLink phone={phone} /> : <None>{t('Not provided')}</None>}
              </Fact>
              {cargo !== 'Head' && (
                <Fact label={t('Head of {area}', { area: areaName(area) })}>
                  {heads.length > 0 ? <Heads heads={heads} /> : <None>{t('No Head')}</None>}
                </Fact>
              )}
              {birthday && <Fact label={t('Birthday')}>{birthdayText(`2024-${birthday}`)}</Fact>}
              {start_date && <Fact label={t('Start Date')}>{listDay(start_date)}</Fact>}
              {last_day && mayOpen('/leaving', user) && (
                <Fact label={t('Last day')}>
                  <Anchor
                    component={PageLink}
                    to="/leaving"
                    search={{ person: String(profile.employee_id) }}
                    inherit
                  >
                    {listDay(last_day)}
                  </Anchor>
                </Fact>
              )}
            </dl>
            <ProfileActions profile={profile} />
          </Stack>
        </div>
      </Paper>
      {isAdmin && <FirstSteps profile={profile} />}
      <AreaColleagues profile={profile} />
      {isAdmin && <PersonAccess employeeId={profile.employee_id} />}
    </Stack>
  );
}
