import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';

/** A leave relative to today: 0 is today, -1 yesterday. */
export interface DemoLeave {
  name: string;
  type: LeaveType;
  state: LeaveState;
  from: number;
  days: number;
  requested?: number;
  moved?: number;
}

function leave(
  name: string,
  type: LeaveType,
  state: LeaveState,
  [from, days]: [number, number],
  rest: Pick<DemoLeave, 'requested' | 'moved'> = {},
): DemoLeave {
  return { name, type, state, from, days, ...rest };
}

/** Accounts of the sign-in page have only past leave, so that none of them is ever away. */
export const DEMO_LEAVES: readonly DemoLeave[] = [
  leave('Demo Admin', 'Vacation', 'approved', [-90, 10]),
  leave('Demo Head', 'Vacation', 'approved', [-130, 15]),
  leave('Demo Head', 'Day Off', 'approved', [-61, 1]),
  leave('Demo Full', 'Vacation', 'approved', [-101, 10]),
  leave('Demo Full', 'Vacation', 'cancelled', [-68, 5]),
  leave('Demo Full', 'Day Off', 'approved', [-40, 1]),
  leave('Demo Nofin', 'Vacation', 'approved', [-75, 5], { moved: 7 }),
  leave('Demo Nofin', 'Medical Certificate', 'approved', [-30, 3]),
  leave('Demo People', 'Medical Certificate', 'approved', [-47, 2]),
  leave('Demo People', 'Day Off', 'rejected', [-25, 1]),
  leave('Demo People', 'Vacation', 'withdrawn', [-18, 4]),
  leave('Demo Chief', 'Vacation', 'approved', [-150, 12]),
  leave('Demo Forced', 'Day Off', 'approved', [-15, 1]),

  // Requests that wait for Demo Head, and colleagues in Finance who are away meanwhile.
  leave('João Pedro Guimarães', 'Day Off', 'pending', [9, 1], { requested: -2 }),
  leave('Ana Beatriz Conceição', 'Vacation', 'pending', [24, 10], { requested: -4 }),
  leave('Rafael Ávila', 'Vacation', 'pending', [30, 12], { requested: -6, moved: 3 }),
  leave('Letícia Assunção', 'Vacation', 'approved', [28, 8]),
  leave('Sofía Fernández Ibáñez', 'Vacation', 'approved', [-4, 12]),
  leave('Rafael Ávila', 'Vacation', 'approved', [-128, 9]),

  leave('Camila Araújo', 'Vacation', 'cancellation_asked', [20, 10]),
  leave('Thaís Magalhães', 'Vacation', 'pending', [25, 10]),

  leave('José Antônio Simões', 'Paternity Leave', 'approved', [-40, 20]),
  leave('Lúcia Brandão', 'Vacation', 'approved', [-35, 10]),
  leave("Siobhán O'Connor", 'Wedding Leave', 'approved', [33, 3]),

  leave('Vinícius Falcão', 'Vacation', 'approved', [-6, 15]),
  leave('Bruno Estêvão', 'Vacation', 'approved', [3, 10]),
  leave('Zoë Lindqvist-Håkansson', 'Vacation', 'approved', [40, 14]),
  leave('Mateus Gonçalves', 'Vacation', 'approved', [46, 10]),

  leave('Jürgen Müller', 'Vacation', 'pending', [35, 14]),
  leave('Valentina Rodríguez Peña', 'Vacation', 'approved', [38, 10]),
  leave('Pedro Henrique Sampaio', 'Medical Certificate', 'pending', [-4, 2], { requested: -2 }),

  leave('Júlia Falcão', 'Maternity Leave', 'approved', [-60, 180]),
  leave('Rodrigo Patrício', 'Vacation', 'approved', [14, 10]),
  leave('Chloé Lefèvre', 'Vacation', 'pending', [18, 7]),
  leave('Alejandro Núñez', 'Vacation', 'cancellation_asked', [50, 5]),
  leave('Otávio Brandão', 'Vacation', 'rejected', [16, 5]),

  leave('Mônica Estrela', 'Medical Certificate', 'approved', [-2, 5]),
  leave('Catalina Gómez', 'Vacation', 'approved', [60, 10]),
  leave('Patrícia Viana', 'Vacation', 'pending', [65, 5]),
  leave('Diego Façanha', 'Day Off', 'approved', [-22, 1]),

  leave('Inês Carvalho', 'Vacation', 'cancelled', [30, 7]),
  leave('Luís Otávio Bittencourt', 'Vacation', 'withdrawn', [10, 3]),

  leave('Sérgio Monteiro Prado', 'Vacation', 'approved', [-340, 10]),
  leave('Sérgio Monteiro Prado', 'Medical Certificate', 'approved', [-325, 2]),
];

/** Two people are away over New Year: from 29 December, and from 2 January. */
export const NEW_YEAR_LEAVES = { across: 'Isabela Frota', after: 'Giulia Esposito' } as const;

/** Three accounts of the sign-in page have no leave after this day, whenever the demo is filled. */
export const LAST_LEAVE_DAY = '2026-12-31';
