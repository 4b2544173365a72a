import { addDays } from '../../contract/src/core/days.ts';
import { today } from '../company.ts';
import { measureAlternating } from '../load.ts';
import type { Part } from '../part.ts';
import { startCompany } from '../product.ts';
import { round } from '../report.ts';

const SMALL = { employees: 50, leaves: 500 };
const WHO = 'Seed User';

const start = addDays(today, 30);
const OWN_PAGE_CALLS = [
  '/api/current_user',
  '/api/home',
  '/api/my_leaves',
  '/api/statement',
  `/api/getPendingVacations?nome=${encodeURIComponent(WHO)}`,
  `/api/leave_preview?nome=${encodeURIComponent(WHO)}&type=Vacation&start=${start}&end=${addDays(start, 4)}`,
  '/api/account',
];

export const ownPages: Part = {
  name: 'own-pages',
  async measure({ product, seconds }) {
    const small = await startCompany(SMALL.employees, SMALL.leaves);
    try {
      const cookies = [await small.signIn(WHO), await product.signIn(WHO)] as const;
      const raw: Record<string, { small: number; large: number }> = {};
      for (const path of OWN_PAGE_CALLS) {
        const loads = [
          { url: small.url, path, headers: { cookie: cookies[0] } },
          { url: product.url, path, headers: { cookie: cookies[1] } },
        ];
        const [few, many] = await measureAlternating(loads, 1, seconds / 3);
        if (!few || !many || few.refused + many.refused > 0) throw new Error(`${path} was refused`);
        raw[path.split('?')[0] ?? path] = { small: few.p50, large: many.p50 };
      }
      const slowest = (size: 'small' | 'large') =>
        Math.max(...Object.values(raw).map((times) => times[size]));
      return [
        {
          what: `slowest read of a person's own pages, ${SMALL.employees} employees → all: p50`,
          value: `${round(slowest('small'))} → ${round(slowest('large'))} ms`,
          goal: '≤ 1.3 ×',
          met: slowest('large') <= 1.3 * slowest('small'),
          raw,
        },
      ];
    } finally {
      await small.stop();
    }
  },
};
