import { addMonths } from '../../contract/src/core/days.ts';
import { generateCompany } from '../../demo/src/generate/generate.ts';
import { openDatabase } from '../../server/src/core/db/database.ts';
import { migrate } from '../../server/src/core/db/migrate.ts';
import { postAccrualsUpTo } from '../../server/src/features/balance/accruals.ts';
import { today, withDatabase } from '../company.ts';
import type { Part } from '../part.ts';
import { PASSWORD } from '../product.ts';
import { round } from '../report.ts';

const EMPLOYEES = 10_000;

/** The nightly job for 10,000 employees, a month after the last run, and a second run. */
export const accruals: Part = {
  name: 'accruals',
  async measure({ product }) {
    const database = 'accruals';
    await withDatabase(product.database, (client) => client.query(`create database ${database}`));
    const { db, close } = openDatabase(
      { ...product.database, database },
      { onError: (error) => console.error(error.message) },
    );
    try {
      await migrate(db);
      const size = { employees: EMPLOYEES, leaves: 0, seed: 1, today };
      await generateCompany(db, { ...size, password: PASSWORD });
      const nextMonth = addMonths(today, 1);
      const since = performance.now();
      const posted = await postAccrualsUpTo(db, nextMonth);
      const seconds = (performance.now() - since) / 1_000;
      const again = await postAccrualsUpTo(db, nextMonth);
      return [
        {
          what: `accrual for ${EMPLOYEES} employees, then again`,
          value: `${posted} entries in ${round(seconds)} s, then ${again}`,
          goal: 'under 5 s, then none',
          met: posted > 0 && seconds < 5 && again === 0,
          raw: { posted, seconds, again },
        },
      ];
    } finally {
      await close();
      await withDatabase(product.database, (client) => client.query(`drop database ${database}`));
    }
  },
};
