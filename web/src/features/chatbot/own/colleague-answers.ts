import type { Answer } from '@intranet/contract/chatbot/answer.ts';
import { formatDay, type Period } from '@intranet/contract/core/days.ts';
import { tc } from '@intranet/contract/core/i18n/t.ts';
import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import { fold, wordsOf } from '@intranet/contract/core/text.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { birthdayPageQuery } from '#features/communication/api.ts';
import { homeQuery } from '#features/home/api.ts';
import { calendarPeopleQuery, teamLeaveQuery } from '#features/leave/api.ts';
import { directoryPageQuery, profileQuery } from '#features/people/api.ts';
import { type Asking, MAX_NAMES, namesInWords, periodInWords, says } from './answer-words.ts';

const readsLists = ({ user }: Asking) => LIST_READERS.includes(user.role);

/** Of everybody for roles that read the lists, otherwise of the own area (D30, D72). */
async function listAway(asking: Asking, { start, end }: Period) {
  const { queryClient } = asking;
  if (readsLists(asking)) {
    const query = { from: start, to: end, away: 'approved', sort: 'name:asc' };
    const page = { ...query, limit: String(MAX_NAMES) };
    const { rows, found } = await queryClient.fetchQuery(calendarPeopleQuery(page));
    return { people: rows, count: found };
  }
  const { placeholderData: _, ...team } = teamLeaveQuery(start, end);
  const { away } = await queryClient.fetchQuery(team);
  const people = away.filter(({ pending }) => !pending);
  return { people, count: new Set(people.map(({ name }) => name)).size };
}

export async function whoIsAway(asking: Asking, period: Period): Promise<Answer> {
  const { people, count } = await listAway(asking, period);
  const everybody = readsLists(asking);
  const page = everybody ? { path: '/calendar' } : { path: '/vacation' };
  const facts = {
    period: periodInWords(period),
    names: namesInWords(
      people.map(({ name }) => name),
      count,
    ),
  };
  if (count === 0) {
    return says(
      everybody
        ? tc('chatbot', 'Nobody is away ({period}).', facts)
        : tc('chatbot', 'Nobody in your area is away ({period}).', facts),
      page,
    );
  }
  return says(
    everybody
      ? tc('chatbot', 'Away in the whole company ({period}): {names}.', facts)
      : tc('chatbot', 'Away in your area ({period}): {names}.', facts),
    page,
  );
}

/** The one colleague whose name has these words, or an answer that asks for more of it. */
async function findColleague({ queryClient }: Asking, person: string): Promise<Colleague | Answer> {
  const { rows } = await queryClient.fetchQuery(
    directoryPageQuery({ search: person, sort: 'name:asc', limit: '20' }),
  );
  const words = wordsOf(person);
  const named = rows.filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  const exact = named.filter(({ name }) => fold(name) === fold(person));
  const [only] = exact.length === 1 ? exact : named;
  if (only && (exact.length === 1 || named.length === 1)) return only;
  return says(
    named.length === 0
      ? tc('chatbot', 'I found nobody named {person}.', { person })
      : tc('chatbot', 'Several people match: {names}. Please write the full name.', {
          names: namesInWords(named.map(({ name }) => name)),
        }),
    directoryFor(person),
  );
}

const directoryFor = (search: string) => ({
  path: '/people',
  search: { show: 'directory', search },
});

const profileOf = ({ employee_id }: Colleague) => ({
  path: '/people',
  search: { person: String(employee_id) },
});

export async function isAway(asking: Asking, person: string): Promise<Answer> {
  const found = await findColleague(asking, person);
  if ('topic' in found) return found;
  const { name, away_until: until, area } = found;
  const page = profileOf(found);
  if (until) {
    return says(
      tc('chatbot', '{name} is away until {day}.', { name, day: formatDay(until) }),
      page,
    );
  }
  const own = await asking.queryClient.fetchQuery(homeQuery);
  const mayKnow = readsLists(asking) || own.leave?.area === area;
  return says(
    mayKnow
      ? tc('chatbot', '{name} is not away today.', { name })
      : tc('chatbot', 'I can only tell for people of your own area.'),
    page,
  );
}

export async function birthdayOf(asking: Asking, person: string): Promise<Answer> {
  const found = await findColleague(asking, person);
  if ('topic' in found) return found;
  const { name, employee_id } = found;
  const { birthday } = await asking.queryClient.fetchQuery(profileQuery(employee_id));
  const page = profileOf(found);
  if (!birthday) {
    return says(tc('chatbot', 'I don’t know when {name}’s birthday is.', { name }), page);
  }
  const [month, day] = birthday.split('-');
  return says(
    tc('chatbot', '{name}’s birthday is on {day}.', { name, day: `${day}/${month}` }),
    page,
  );
}

/** The months of a period, from 1 to 12. */
const monthsOf = ({ start, end }: Period): number[] => {
  const [first, last] = [Number(start.slice(5, 7)), Number(end.slice(5, 7))];
  return first === last ? [first] : [first, last];
};

export async function birthdays({ queryClient, user }: Asking, period: Period): Promise<Answer> {
  const pages = await Promise.all(
    monthsOf(period).map((month) =>
      queryClient.fetchQuery(
        birthdayPageQuery({ month: String(month), sort: 'birthday:asc', limit: '200' }),
      ),
    ),
  );
  const years = [period.start.slice(0, 4), period.end.slice(0, 4)];
  const celebrated = pages
    .flatMap(({ rows }) => rows)
    .flatMap(({ name, birthday }) => {
      const monthDay = birthday.slice(5);
      const day = years.map((year) => `${year}-${monthDay}`).find((on) => on >= period.start);
      return day && day <= period.end ? [{ name, day }] : [];
    });
  const page = { path: '/communication' };
  const open = mayOpen(page.path, user) ? [page] : [];
  const facts = { period: periodInWords(period) };
  if (celebrated.length === 0) {
    return says(tc('chatbot', 'Nobody has a birthday ({period}).', facts), ...open);
  }
  const names = celebrated.map(({ name, day }) =>
    period.start === period.end ? name : `${name} (${formatDay(day).slice(0, 5)})`,
  );
  return says(
    tc('chatbot', 'Birthdays ({period}): {names}.', { ...facts, names: namesInWords(names) }),
    ...open,
  );
}
