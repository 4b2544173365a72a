import type { PlannedCoverage } from '../company/company-plan.ts';

interface DemoDeputy {
  head: string;
  deputy: string;
  /** First and last day, in days from today; without, always. */
  days?: [number, number];
}

/** One always, one for these weeks, and one for a leave to come, who is away today. */
export const DEMO_DEPUTIES: readonly DemoDeputy[] = [
  { head: 'Demo Head', deputy: 'Demo Full' },
  {
    head: 'Maria Eduarda Cavalcanti de Albuquerque Vasconcelos Montenegro',
    deputy: 'José Antônio Simões',
    days: [-5, 30],
  },
  { head: 'Mateus Gonçalves', deputy: 'Vinícius Falcão', days: [46, 55] },
];

/**
 * Some of what waits is warned of: for the Head of Commercial, and for Demo Admin of People. The areas
 * of the others on the sign-in page have no rule, so that what they ask for can be approved at once.
 */
export const DEMO_COVERAGE: PlannedCoverage = {
  limits: [
    { area: 'Commercial', maxAway: 2 },
    { area: 'IT', maxAway: 3 },
  ],
  pairs: [['Camila Araújo', 'Thaís Magalhães']],
};
