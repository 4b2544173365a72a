import { addDays, addMonths, type Day, maxDay } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import {
  type CompanyPlan,
  type DraftLeave,
  decidersAmong,
  emailOf,
  inventPhone,
  type PlannedAccount,
  type PlannedPerson,
} from '../company/company-plan.ts';
import { completeEmployee } from '../company/complete-employee.ts';
import { inventLeaves } from '../company/invent-leaves.ts';
import { createRandom } from '../company/random.ts';
import { DEMO_COVERAGE, DEMO_DEPUTIES } from './demo-leave-rules.ts';
import { DEMO_LEAVES, type DemoLeave, LAST_LEAVE_DAY, NEW_YEAR_LEAVES } from './demo-leaves.ts';
import { DEMO_ACCOUNTS, DEMO_AREAS, DEMO_COLLEAGUES, type DemoPerson } from './demo-people.ts';

const SEED = 2026;
/** Areas whose staff see the finance pages too; interns see only People. */
const FULL_ACCESS_AREAS = ['Finance', 'People', 'Legal', 'Projects'];

function roleOf(person: DemoPerson): Role {
  if (person.role) return person.role;
  if (person.cargo === 'Intern Assist') return 'apenas_people';
  const senior = person.cargo === 'Head' || person.cargo === 'C-Level';
  return senior || FULL_ACCESS_AREAS.includes(person.area) ? 'full_access' : 'tudo_menos_fin';
}

function accountOf(person: DemoPerson): PlannedAccount | null {
  if (person.noAccount) return null;
  return {
    username: person.name,
    email: emailOf(person.name),
    role: roleOf(person),
    mustChangePassword: person.mustChangePassword ?? false,
  };
}

function bornOn({ born, birthdayIn, birthdayUnknown }: DemoPerson, today: Day): Day | null {
  if (birthdayUnknown) return null;
  if (birthdayIn === undefined) return born;
  const day = addDays(today, birthdayIn);
  return addMonths(day, 12 * (Number(born.slice(0, 4)) - Number(day.slice(0, 4))));
}

function toPerson(person: DemoPerson, index: number, today: Day): PlannedPerson {
  const startDate = addDays(addMonths(today, -person.months), -person.days);
  const entered = addMonths(today, -(person.enteredMonths ?? 12));
  return {
    name: person.name,
    area: person.area,
    cargo: person.cargo,
    ativo: person.ativo ?? 'S',
    startDate,
    birthDate: bornOn(person, today),
    phone: inventPhone(index),
    accruesAfter: maxDay(startDate, entered),
    account: accountOf(person),
  };
}

function toDraft(leave: DemoLeave, today: Day): DraftLeave {
  const { type, state, from, days, requested, moved } = leave;
  const startsOn = addDays(today, from);
  const endsOn = addDays(startsOn, days - 1);
  return {
    type,
    state,
    startsOn,
    endsOn,
    ...(requested !== undefined && { requestedOn: addDays(today, requested) }),
    ...(moved !== undefined && {
      movedFrom: { startsOn: addDays(startsOn, -moved), endsOn: addDays(endsOn, -moved) },
    }),
  };
}

/** The next New Year, or the current one until it is over. */
function newYearDrafts(name: string, today: Day): DraftLeave[] {
  const year = Number(addDays(today, -3).slice(0, 4));
  const vacation = (startsOn: Day, endsOn: Day): DraftLeave[] => [
    { type: 'Vacation', state: 'approved', startsOn, endsOn },
  ];
  if (name === NEW_YEAR_LEAVES.across) return vacation(`${year}-12-29`, `${year + 1}-01-03`);
  if (name === NEW_YEAR_LEAVES.after) return vacation(`${year + 1}-01-02`, `${year + 1}-01-09`);
  return [];
}

/** 46 people and one who has left. Those with a fixed balance have no leave after 2026. */
export function planDemo(today: Day): CompanyPlan {
  const random = createRandom(SEED);
  const all = [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES];
  const people = all.map((person, index) => toPerson(person, index, today));
  const deciderOf = decidersAmong(people);
  const employees = all.map((demo, index) => {
    const person = people[index] as PlannedPerson;
    const own = DEMO_LEAVES.filter((leave) => leave.name === demo.name)
      .map((leave) => toDraft(leave, today))
      .filter((draft) => demo.balance === undefined || draft.endsOn <= LAST_LEAVE_DAY);
    const given = [...own, ...newYearDrafts(demo.name, today)];
    const offered = DEMO_ACCOUNTS.includes(demo);
    const drafts =
      offered || demo.ativo === 'N' ? given : inventLeaves(random, person, given, today);
    return completeEmployee(random, person, drafts, {
      decider: deciderOf(person).name,
      wantedBalance: demo.balance ?? random.int(8, 54) / 2,
      today,
    });
  });
  return {
    areas: DEMO_AREAS,
    accounts: [],
    employees,
    deputies: DEMO_DEPUTIES.map(({ days, ...names }) => ({
      ...names,
      startsOn: days ? addDays(today, days[0]) : null,
      endsOn: days ? addDays(today, days[1]) : null,
    })),
    coverage: DEMO_COVERAGE,
  };
}
