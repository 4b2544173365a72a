import { addDays, addMonths, type Day, maxDay } from '@intranet/contract/core/days.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { emailOf, inventPhone, type PlannedPerson } from '../company/company-plan.ts';
import type { Random } from '../company/random.ts';
import { DEMO_AREAS } from '../demo-company/demo-people.ts';

export const GENERATED_AREAS: readonly string[] = [
  ...DEMO_AREAS,
  ...listOf('Compliance, Operations, Research, Treasury'),
];

/** Each of the first areas has a C-Level. */
const CHIEFS = 5;
export const MIN_EMPLOYEES = GENERATED_AREAS.length + CHIEFS + 1;
const YEARS_ON_RECORD = 2;
export const SEED_USER = 'Seed User';

export function firstOnRecord(today: Day): Day {
  return addMonths(today, -12 * YEARS_ON_RECORD);
}

const FIRST = [
  ...['Adriana', 'Álvaro', 'Amélie', 'Ana', 'Antônio', 'Beatriz', 'Björn', 'Caio', 'Cecília'],
  ...['Célia', 'Cristóvão', 'Daniela', 'Débora', 'Eduardo', 'Émile', 'Estela', 'Fábio', 'Flávia'],
  ...['Gonçalo', 'Helena', 'Hugo', 'Ignácio', 'Inácio', 'Joana', 'Jônatas', 'Júlio', 'Leandro'],
  ...['Lívia', 'Luísa', 'Márcio', 'Natália', 'Nuria', 'Olívia', 'Otília', 'Paulo', 'Raúl'],
  ...['Rebeca', 'Sebastián', 'Sílvia', 'Teresa', 'Tomás', 'Úrsula', 'Vítor', 'Yara', 'Zélia'],
];
const LAST = [
  ...['Abreu', 'Aguilar', 'Alcântara', 'Barreto', 'Benítez', 'Borges', 'Cabral', 'Câmara'],
  ...['Castañeda', 'Cordeiro', 'Dantas', 'Díaz', 'Esteves', 'Fagundes', 'Farías', 'Figueirôa'],
  ...['Galvão', 'García', 'Girão', 'Hernández', 'Jardim', 'Leite', 'Lisboa', 'Lourenço'],
  ...['Macêdo', 'Marín', 'Mello', 'Moura', 'Nogueira', "O'Brien", 'Ordóñez', 'Paixão', 'Peixoto'],
  ...['Quintão', 'Ramírez', 'Rebouças', 'Sá', 'Salomão', 'Seixas', 'Taváres', 'Teixeira'],
  ...['Ulhôa', 'Valadão', 'Vásquez', 'Viégas', 'Weiß', 'Xavier', 'Zúñiga'],
];

const OTHER_CARGOS = {
  'Senior Assist': 22,
  'Mid-level Assist': 36,
  'Junior Assist': 30,
  'Intern Assist': 12,
};

/** A new name, unique in any letter case (D12). */
function inventName(random: Random, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const words = [random.pick(FIRST), random.pick(LAST), random.pick(LAST)];
    const name = attempt < 20 ? words.join(' ') : `${words.join(' ')} ${taken.size}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** The order is a Head for each area, then the C-Level, Seed User and everybody else. */
function postOf(random: Random, index: number): { cargo: Cargo; area: string; ativo: Ativo } {
  const areas = GENERATED_AREAS;
  const area = areas[index % areas.length] as string;
  const chief = index - areas.length;
  if (chief < 0) return { cargo: 'Head', area, ativo: 'S' };
  if (chief < CHIEFS) return { cargo: 'C-Level', area, ativo: 'S' };
  if (chief === CHIEFS) return { cargo: 'Senior Assist', area: areas[0] as string, ativo: 'S' };
  const ativo = random.weighted<Ativo>({ S: 92, N: 4, C: 4 });
  return { cargo: random.weighted<Cargo>(OTHER_CARGOS), area, ativo };
}

/** Most people started before the ledger began; leavers always did. */
function inventStartDate(random: Random, index: number, ativo: Ativo, today: Day): Day {
  const begun = firstOnRecord(today);
  const isOld = index < MIN_EMPLOYEES || ativo === 'N' || random.chance(0.85);
  return isOld
    ? addDays(begun, -random.int(1, 365 * 6))
    : addDays(today, -random.int(30, 365 * YEARS_ON_RECORD - 1));
}

/** Generates people over 12 areas. All but those who left have an account. */
export function generatePeople(random: Random, count: number, today: Day): PlannedPerson[] {
  const taken = new Set<string>(['seed admin', SEED_USER.toLowerCase()]);
  const begun = firstOnRecord(today);
  return Array.from({ length: count }, (_, index) => {
    const post = postOf(random, index);
    const isSeedUser = index === MIN_EMPLOYEES - 1;
    const name = isSeedUser ? SEED_USER : inventName(random, taken);
    const startDate = inventStartDate(random, index, post.ativo, today);
    return {
      name,
      ...post,
      startDate,
      birthDate: addDays(startDate, -random.int(19 * 365, 50 * 365)),
      phone: inventPhone(index),
      accruesAfter: maxDay(startDate, begun),
      account:
        post.ativo === 'N'
          ? null
          : { username: name, email: generatedEmail(name, index), role: 'full_access' },
    };
  });
}

/** The index keeps addresses unique for people with the same first and last names. */
function generatedEmail(name: string, index: number): string {
  return name === SEED_USER ? emailOf(name) : emailOf(name).replace('@', `.${index}@`);
}
