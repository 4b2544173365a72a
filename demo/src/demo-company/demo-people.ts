import type { Day } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { listOf } from '@intranet/contract/core/text.ts';
import type { Cargo } from '@intranet/contract/people/positions.ts';

type Region = 'Brasil' | 'Scale' | 'Latam' | 'Europa';

export interface DemoPerson {
  name: string;
  area: string;
  region: Region;
  cargo: Cargo;
  born: Day;
  /** Whole months and days since the start date, before the day the demo is filled. */
  months: number;
  days: number;
  /** Set for the demo's accounts; derived from area and cargo for others. */
  role?: Role;
  mustChangePassword?: true;
  balance?: number;
  enteredMonths?: number;
  /** The birthday is this many days after the demo is filled; only the year of `born` counts. */
  birthdayIn?: number;
  ativo?: 'N' | 'C';
  noAccount?: true;
  birthdayUnknown?: true;
}

type Rest = Omit<DemoPerson, 'name' | 'area' | 'region' | 'cargo' | 'born' | 'months' | 'days'>;

function person(
  name: string,
  area: string,
  region: Region,
  cargo: Cargo,
  born: Day,
  [months, days]: [number, number],
  rest: Rest = {},
): DemoPerson {
  return { name, area, region, cargo, born, months, days, ...rest };
}

export const DEMO_AREAS = listOf(
  'Finance, People, Legal, IT, M&A, Commercial, Marketing, Projects',
);

/** The accounts of the sign-in page, in order. Those with a balance also have a six-month history. */
export const DEMO_ACCOUNTS: readonly DemoPerson[] = [
  person('Demo Admin', 'People', 'Brasil', 'Head', '1984-04-12', [71, 9], { role: 'admin' }),
  person('Demo Head', 'Finance', 'Brasil', 'Head', '1979-08-30', [88, 4], { role: 'full_access' }),
  person('Demo Full', 'Finance', 'Brasil', 'Senior Assist', '1990-11-05', [50, 12], {
    role: 'full_access',
    balance: 22,
    enteredMonths: 6,
  }),
  person('Demo Nofin', 'M&A', 'Brasil', 'Mid-level Assist', '1994-02-18', [31, 20], {
    role: 'tudo_menos_fin',
    balance: 21.5,
    enteredMonths: 6,
  }),
  person('Demo People', 'Finance', 'Brasil', 'Intern Assist', '2003-06-21', [9, 10], {
    role: 'apenas_people',
    balance: 22.5,
    enteredMonths: 6,
  }),
  person('Demo Chief', 'Projects', 'Brasil', 'C-Level', '1971-01-27', [94, 2], {
    role: 'full_access',
  }),
  person('Demo Forced', 'Finance', 'Brasil', 'Junior Assist', '1999-09-14', [5, 16], {
    role: 'full_access',
    mustChangePassword: true,
  }),
];

export const DEMO_COLLEAGUES: readonly DemoPerson[] = [
  person('Ana Beatriz Conceição', 'Finance', 'Brasil', 'Senior Assist', '1988-03-09', [66, 5]),
  person('João Pedro Guimarães', 'Finance', 'Brasil', 'Mid-level Assist', '1993-12-24', [38, 17]),
  person('Letícia Assunção', 'Finance', 'Brasil', 'Junior Assist', '2000-02-29', [19, 8]),
  person('Rafael Ávila', 'Finance', 'Brasil', 'Mid-level Assist', '1995-07-02', [44, 22], {
    birthdayIn: 0,
  }),
  person('Sofía Fernández Ibáñez', 'Finance', 'Latam', 'Junior Assist', '1998-10-11', [16, 13]),

  person('Camila Araújo', 'People', 'Brasil', 'Senior Assist', '1987-05-19', [59, 3], {
    birthdayIn: 1,
  }),
  person('Thaís Magalhães', 'People', 'Brasil', 'Junior Assist', '1999-01-08', [21, 25]),
  person('Íris Nóbrega', 'People', 'Brasil', 'Intern Assist', '2004-08-16', [7, 6]),

  person(
    'Maria Eduarda Cavalcanti de Albuquerque Vasconcelos Montenegro',
    'Legal',
    'Brasil',
    'Head',
    '1981-10-03',
    [80, 11],
  ),
  person('José Antônio Simões', 'Legal', 'Brasil', 'Senior Assist', '1986-06-28', [57, 19]),
  person('Lúcia Brandão', 'Legal', 'Brasil', 'Mid-level Assist', '1992-09-07', [33, 2]),
  person("Siobhán O'Connor", 'Legal', 'Europa', 'Junior Assist', '1997-03-17', [18, 27]),

  person('Mateus Gonçalves', 'IT', 'Brasil', 'Head', '1983-12-01', [75, 14]),
  person('Vinícius Falcão', 'IT', 'Brasil', 'Senior Assist', '1989-04-25', [62, 7]),
  person('Bruno Estêvão', 'IT', 'Brasil', 'Mid-level Assist', '1994-11-13', [29, 23]),
  person('Gabriel Muñoz', 'IT', 'Latam', 'Mid-level Assist', '1993-05-06', [40, 10]),
  person('Renan Leão', 'IT', 'Scale', 'Senior Assist', '1985-02-20', [26, 1], {
    ativo: 'C',
    noAccount: true,
  }),
  person('Zoë Lindqvist-Håkansson', 'IT', 'Europa', 'Junior Assist', '1998-07-31', [15, 18]),

  person('Henrique Sá Ferreira', 'M&A', 'Brasil', 'C-Level', '1974-09-22', [92, 21]),
  person('Isabela Frota', 'M&A', 'Brasil', 'Senior Assist', '1989-08-04', [54, 9]),
  person('Jürgen Müller', 'M&A', 'Europa', 'Senior Assist', '1984-01-15', [70, 16]),
  person('Giulia Esposito', 'M&A', 'Europa', 'Mid-level Assist', '1993-06-10', [36, 4]),
  person('Valentina Rodríguez Peña', 'M&A', 'Latam', 'Mid-level Assist', '1992-12-18', [42, 26]),
  person('Martín Echeverría', 'M&A', 'Latam', 'Junior Assist', '1997-11-29', [20, 12], {
    birthdayUnknown: true,
  }),
  person('Pedro Henrique Sampaio', 'M&A', 'Brasil', 'Junior Assist', '1998-04-02', [14, 24]),
  person('Larissa Queirós', 'M&A', 'Brasil', 'Intern Assist', '2003-10-27', [8, 15], {
    noAccount: true,
  }),

  person('Fernanda Coutinho', 'Commercial', 'Brasil', 'Head', '1982-07-23', [78, 8]),
  person('Rodrigo Patrício', 'Commercial', 'Brasil', 'Senior Assist', '1987-10-30', [61, 20]),
  person('Júlia Falcão', 'Commercial', 'Brasil', 'Mid-level Assist', '1991-03-26', [47, 13]),
  person('Alejandro Núñez', 'Commercial', 'Latam', 'Mid-level Assist', '1990-05-14', [35, 6]),
  person('Chloé Lefèvre', 'Commercial', 'Europa', 'Mid-level Assist', '1994-09-19', [28, 28], {
    birthdayUnknown: true,
  }),
  person('Otávio Brandão', 'Commercial', 'Scale', 'Junior Assist', '1999-12-07', [17, 3]),

  person('Patrícia Viana', 'Marketing', 'Brasil', 'Head', '1985-11-11', [68, 18]),
  person('Mônica Estrela', 'Marketing', 'Brasil', 'Senior Assist', '1988-01-31', [52, 25]),
  person('Catalina Gómez', 'Marketing', 'Latam', 'Mid-level Assist', '1995-04-08', [24, 11]),
  person('Diego Façanha', 'Marketing', 'Scale', 'Mid-level Assist', '1991-08-20', [30, 5], {
    ativo: 'C',
  }),

  person('Luís Otávio Bittencourt', 'Projects', 'Brasil', 'Head', '1980-06-06', [83, 22]),
  person('Inês Carvalho', 'Projects', 'Europa', 'Senior Assist', '1986-02-11', [64, 1]),
  person('Ximena Peñaloza', 'Projects', 'Latam', 'Mid-level Assist', '1993-10-16', [34, 14], {
    birthdayUnknown: true,
  }),

  person('Sérgio Monteiro Prado', 'Commercial', 'Brasil', 'Senior Assist', '1978-12-09', [90, 7], {
    ativo: 'N',
    noAccount: true,
  }),
];
