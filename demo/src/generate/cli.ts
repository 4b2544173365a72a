import { isDay } from '@intranet/contract/core/days.ts';
import { systemClock, today } from '@intranet/server/core/clock.ts';
import { type Config, parseConfig } from '@intranet/server/core/config.ts';
import type { Db } from '@intranet/server/core/db/database.ts';
import { migrate } from '@intranet/server/core/db/migrate.ts';
import { withDatabase } from '@intranet/server/core/db/with-database.ts';
import { readOptions, runCommand } from '@intranet/server/core/operator-error.ts';
import { type CompanySize, checkSize, GenerateError, generateCompany } from './generate.ts';

const USAGE =
  'Usage: npm run seed -- --employees N --leaves M --seed S [--today YYYY-MM-DD]\n' +
  'Fills an empty database with N employees (1000) and M leaves (10000), the same for the same seed (1) and day.';

/** Accepts digits only, so that `1e3` and an empty value are errors. */
function toNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

const readArguments = () =>
  readOptions(
    {
      employees: { type: 'string', default: '1000' },
      leaves: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    USAGE,
  );

function toSize(values: ReturnType<typeof readArguments>, config: Config): CompanySize {
  const day = values.today ?? today({ clock: systemClock, config });
  if (!isDay(day)) throw new GenerateError('--today must be a date that exists, as YYYY-MM-DD.');
  const size = {
    employees: toNumber(values.employees),
    leaves: toNumber(values.leaves),
    seed: toNumber(values.seed),
    today: day,
  };
  checkSize(size);
  return size;
}

async function run(): Promise<string> {
  const values = readArguments();
  if (values.help) return USAGE;
  const config = parseConfig(process.env, { demo: false });
  const size = toSize(values, config);
  const began = performance.now();
  const fill = async (db: Db) => {
    await migrate(db, config);
    await generateCompany(db, { ...size, password: config.demoPassword });
  };
  await withDatabase(config, fill, { mayCreate: true });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return (
    `${size.employees} employees and ${size.leaves} leaves as of ${size.today} (seed ${size.seed}), in ${seconds} s.\n` +
    `Sign in as Seed Admin or Seed User with the password ${config.demoPassword}.`
  );
}

await runCommand(run);
