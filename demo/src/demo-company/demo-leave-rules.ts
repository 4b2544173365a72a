import type { PlannedCoverage } from '../company/company-plan.ts';

interface DemoDeputy {
  head: string;
  deputy: string;
  /** First and last day, relative to today; absent for always. */
  days?: [number, number];
}

export const DEMO_DEPUTIES: readonly DemoDeputy[] = [
  { head: 'Demo Head', deputy: 'Demo Full' },
  {
    head: 'Maria Eduarda Cavalcanti de Albuquerque Vasconcelos Montenegro',
    deputy: 'José Antônio Simões',
    days: [-5, 30],
  },
  { head: 'Mateus Gonçalves', deputy: 'Vinícius Falcão', days: [46, 55] },
];

/** Gives some requests a warning; other demo accounts can approve at once, without one. */
export const DEMO_COVERAGE: PlannedCoverage = {
  limits: [
    { area: 'Commercial', maxAway: 2 },
    { area: 'IT', maxAway: 3 },
  ],
  pairs: [['Camila Araújo', 'Thaís Magalhães']],
};
