// npm run bench: a company of 1,000 employees and 10,000 leaves, the calls people make most, at one
// and at 32 connections, beside the floor that the machine sets. Prints a table, writes JSON.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addDays, addMonths, dayIn } from '../contract/src/days.ts';
import { measureDeck } from './deck.ts';
import { measureCalendar, type Work } from './draw.ts';
import { firstLoadBytes } from './first-load.ts';
import { stringifyFloor } from './floor.ts';
import { type Figures, type Load, measure } from './load.ts';
import { PASSWORD, startProduct } from './product.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    employees: { type: 'string', default: '1000' },
    leaves: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const built = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const rounded = ({ script, task }: Work) => ({
  scripts: Math.round(script),
  'all of the thread': Math.round(task),
});

const product = await startProduct(Number(values.employees), Number(values.leaves));
const results: Record<string, Record<string, Figures>> = {};
try {
  const { url } = product;
  const cookie = await product.signIn('Seed Admin');
  const headers = { cookie };
  const get = async (path: string) => (await fetch(url + path, { headers })).json();
  const list = (await get('/api/ferias_area?area=TODOS')) as unknown[];
  const { saldos } = (await get('/api/saldo')) as {
    saldos: { username: string; balance: number }[];
  };

  // Every request for another person on another day, all of them people who can afford it.
  const askers = saldos.filter(({ balance }) => balance >= 10);
  const today = dayIn('America/Sao_Paulo', new Date());
  const firstDay = addDays(today, 800);
  let next = 0;
  const nextLeave = () => {
    const person = askers[next % askers.length]?.username ?? '';
    const day = addDays(firstDay, 2 * Math.floor(next / askers.length));
    next += 1;
    return JSON.stringify({
      NOMECOLABORADOR: person,
      LEAVE_TYPE: 'Vacation',
      INICIO: day,
      FIM: day,
    });
  };
  const from = `${today.slice(0, 7)}-01`;
  const month = `/api/calendar?from=${from}&to=${addDays(addMonths(from, 1), -1)}`;
  const { leaves: shown } = (await get(month)) as { leaves: unknown[] };
  // Before the requests below: they fill days that nobody would.
  const drawn = await measureCalendar(product, 'Seed Admin');
  const deck = await measureDeck(product);
  const loads: Record<string, Load> = {
    'sign-in': {
      url,
      method: 'POST',
      path: '/api/login',
      body: JSON.stringify({ username: 'Seed User', password: PASSWORD }),
    },
    current_user: { url, path: '/api/current_user', headers },
    [`ferias_area, all ${list.length}`]: { url, path: '/api/ferias_area?area=TODOS', headers },
    [`saldo, all ${saldos.length}`]: { url, path: '/api/saldo', headers },
    [`calendar, a month with ${shown.length}`]: { url, path: month, headers },
    agendarFerias: { url, method: 'POST', path: '/api/agendarFerias', headers, body: nextLeave },
    verificarConflito: {
      url,
      method: 'POST',
      path: '/verificarConflito',
      headers,
      body: JSON.stringify({ area: 'TODOS' }),
    },
  };
  for (const [name, load] of Object.entries(loads)) {
    const one = await measure(load, 1, seconds);
    const many = await measure(load, 32, seconds);
    results[name] = { '1 connection': one, '32 connections': many };
  }

  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, Node ${process.version}`;
  const floor = stringifyFloor(list);
  const shell = 'src/app/Shell.tsx';
  const bytes = {
    '/login': firstLoadBytes('src/features/accounts/LoginPage.tsx'),
    '/vacation': firstLoadBytes(shell, 'src/features/leave/VacationPage.tsx'),
    '/calendar': firstLoadBytes(shell, 'src/features/leave/calendar/CalendarPage.tsx'),
  };
  console.log(`\n${values.employees} employees, ${list.length} leaves listed, ${machine}\n`);
  console.table(
    Object.entries(results).flatMap(([call, byConnections]) =>
      Object.entries(byConnections).map(([connections, figures]) => ({
        call,
        connections,
        'requests/s': Math.round(figures.requestsPerSecond * 10) / 10,
        'p50 ms': figures.p50,
        'p99 ms': figures.p99,
        refused: figures.refused,
      })),
    ),
  );
  console.log(`Floor: JSON.stringify of that list alone takes ${floor.toFixed(1)} ms.\n`);
  console.log('First load, gzip:');
  for (const [page, size] of Object.entries(bytes)) {
    console.log(`  ${page.padEnd(10)} ${(size / 1000).toFixed(1)} kB`);
  }
  if (drawn) {
    console.log(
      `\nCalendar of ${values.employees} people in Chromium, ms (goal: scripts under 200):`,
    );
    console.table({ 'first opened': rounded(drawn.open), 'another month': rounded(drawn.month) });
  }
  if (deck) {
    console.log('\nThe deck in Chromium, as a stranger:');
    console.log(
      `  script before it can be used  ${(deck.script / 1000).toFixed(1)} kB (goal: 250)`,
    );
    console.log(`  layout shift, whole walk      ${deck.shift.toFixed(4)} (goal: 0.05)`);
    console.log(`  longest frame of three walks  ${deck.longestFrames.join(', ')} ms (goal: 100)`);
  }
  mkdirSync('bench/results', { recursive: true });
  const file = `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  writeFileSync(
    file,
    `${JSON.stringify({ machine, results, floor, bytes, drawn, deck }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${file}`);
} finally {
  await product.stop();
}
