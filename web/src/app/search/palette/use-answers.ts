import { addDays } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { type ShortDays, useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { namesInWords } from '@intranet/ui/people/NameList.tsx';
import { IconBeach, IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { ownApproversQuery } from '#features/leave/api.ts';
import type { Command } from './commands.ts';
import { type FoundCommands, foundBy } from './found-commands.ts';
import { type Absences, MAX_AWAY, useAbsences } from './use-absences.ts';

const AWAY_WORDS =
  'away, who is away, who’s away, out, out of office, absent, on leave, quem está fora, ausente, ausentes, ausência, de férias, quién está fuera, ausencia, de vacaciones';
const TODAY_WORDS = 'today, now, hoje, agora, hoy, ahora';
const NEXT_WEEK_WORDS =
  'next week, próxima semana, na semana que vem, la próxima semana, la semana que viene';
const DECIDES_WORDS =
  'who decides, who approves, approver, head, my leave, requests, quem decide, quem aprova, aprovador, meu pedido, meus pedidos, quién decide, quién aprueba, aprobador, mi solicitud, mis solicitudes';

interface Question {
  title: string;
  words: string;
  /** The page that shows the answer to roles without a calendar. */
  elsewhere: string;
}

function awayAnswer(
  { title, words, elsewhere }: Question,
  absences: Absences | undefined,
  user: StoredUser,
  { period }: ShortDays,
): Command {
  const everybody = mayOpen('/calendar', user);
  const to = everybody ? '/calendar' : elsewhere;
  const base = { group: 'answers', trail: [], words: [] } as const;
  return {
    ...base,
    id: title,
    title,
    icon: IconBeach,
    words: listOf(AWAY_WORDS, words),
    ...(absences && {
      note: t('{count, plural, =0 {Nobody} one {# person} other {# people}}', {
        count: absences.count,
      }),
    }),
    ...(!everybody && { description: t('In your area') }),
    target: { kind: 'address', to },
    details: (absences?.first ?? []).slice(0, MAX_AWAY).map(({ name, photo = '', start, end }) => ({
      ...base,
      id: `${title} ${name} ${start}`,
      title: name,
      photo,
      note: period(start, end),
      target: { kind: 'address', to, ...(everybody && { search: { name } }) },
    })),
  };
}

/** Answers to "away", "away next week" and "who decides". */
export function useAnswers(user: StoredUser, hasText: boolean): FoundCommands {
  const { data: site } = useQuery(siteQuery);
  const today = site?.today;
  const periods = useMemo(
    () => today && { now: { start: today, end: today }, next: weekOf(addDays(today, 7)) },
    [today],
  );
  const now = useAbsences(user, periods ? periods.now : null, hasText);
  const next = useAbsences(user, periods ? periods.next : null, hasText);
  const approversOf = useQuery({ ...ownApproversQuery, enabled: hasText });
  const { data: approvers } = approversOf;
  const days = useShortDays();
  const commands = useMemo(() => {
    const decides: Command = {
      id: 'who decides',
      group: 'answers',
      title: t('Who decides your leave requests'),
      icon: IconChecklist,
      trail: [],
      words: listOf(DECIDES_WORDS),
      ...(approvers && {
        description: namesInWords(approvers) || t('No approver is available today.'),
      }),
      target: { kind: 'address', to: '/myleave' },
    };
    return [
      awayAnswer(
        { title: t('Who’s away today'), words: TODAY_WORDS, elsewhere: '/home' },
        now.absences,
        user,
        days,
      ),
      awayAnswer(
        { title: t('Who’s away next week'), words: NEXT_WEEK_WORDS, elsewhere: '/vacation' },
        next.absences,
        user,
        days,
      ),
      ...(approvers === null ? [] : [decides]),
    ];
  }, [now.absences, next.absences, approvers, user, days]);
  return foundBy(commands, [...now.queries, ...next.queries, approversOf]);
}
