// npm run bench measures a company of 1,000 employees and 10,000 leaves: the most frequent calls,
// in turn with their floors, and everything else that has a goal. `--only current_user,starts`
// limits the run, `--list` prints the choices, `--memory 10` watches the memory for 10 minutes, and
// `--only visits --against FOLDER` compares page loads by turns with another built checkout, and
// `--write` updates docs/speed.md after a whole run or `--memory`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/find-chromium.ts';
import { restrictNewFiles } from '../server/src/core/restrict-new-files.ts';
import { CALL_NAMES, GOALS, listCalls } from './calls.ts';
import {
  leaveRequests,
  leaveRequestsOfMany,
  makeSmallArea,
  read,
  signInsOfMany,
  today,
} from './company.ts';
import { startFloor } from './floor/start-floor.ts';
import { measureAlternating, stringifyFloor } from './load.ts';
import { watchMemory } from './memory.ts';
import type { Bench, Part } from './part.ts';
import { accruals } from './parts/accruals.ts';
import { balances } from './parts/balances.ts';
import { changedLists } from './parts/changed-lists.ts';
import { deck, draw, filter } from './parts/in-browser.ts';
import { largeCompany } from './parts/large-company.ts';
import { lighthousePages } from './parts/lighthouse.ts';
import { mails } from './parts/mails.ts';
import { ownPages } from './parts/own-pages.ts';
import { signIns } from './parts/sign-ins.ts';
import { starts } from './parts/starts.ts';
import { submitsWithMails } from './parts/submits-with-mails.ts';
import { visits } from './parts/visits.ts';
import { startCompany } from './product.ts';
import { type Finding, type Measured, printCalls, printFindings, rate, round } from './report.ts';
import { callTable, findingTable, writeSpeedPage } from './speed-page.ts';

/** Browser measurements run before the calls, which fill the calendar far ahead. */
const BEFORE_CALLS: readonly Part[] = [visits, filter, draw, deck, lighthousePages, ownPages];
const AFTER_CALLS: readonly Part[] = [
  changedLists,
  signIns,
  accruals,
  balances,
  mails,
  submitsWithMails,
  starts,
  largeCompany,
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    employees: { type: 'string', default: '1000' },
    leaves: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    memory: { type: 'string' },
    against: { type: 'string' },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const PARTS = [...BEFORE_CALLS, ...AFTER_CALLS].map(({ name }) => name);
const only = values.only.split(',').filter(Boolean);
const unknown = only.filter((name) => ![...CALL_NAMES, ...PARTS].includes(name));
if (values.list || unknown.length > 0) {
  console.log(`Calls: ${CALL_NAMES.join(', ')}\nOther measurements: ${PARTS.join(', ')}`);
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}.`);
  process.exit(unknown.length > 0 ? 1 : 0);
}
if (values.write && only.length > 0) {
  console.error('--write needs a whole run: leave out --only.');
  process.exit(1);
}
const isWanted = ({ name }: { name: string }) =>
  values.memory === undefined && (only.length === 0 || only.includes(name));

const since = performance.now();
if (BEFORE_CALLS.some((part) => part.needsWebApp && isWanted(part))) {
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(1);
}

restrictNewFiles();
const measured: Measured[] = [];
const findings: (Finding & { name: string })[] = [];

async function measurePart(bench: Bench, { name, needsWebApp, measure }: Part): Promise<Finding[]> {
  if (needsWebApp && !findChromium()) {
    const value = 'there is no Chromium here';
    return [{ what: 'what a browser does', value, goal: '', met: null, raw: null }];
  }
  // A failed measurement must not discard the others.
  return measure(bench).catch((error: Error) => {
    const value = `failed: ${error.message.split('\n')[0]}`;
    return [{ what: name, value, goal: '', met: false, raw: error.stack }];
  });
}

async function measureParts(bench: Bench, parts: readonly Part[]): Promise<void> {
  for (const part of parts.filter(isWanted)) {
    process.stderr.write(`${part.name} …\n`);
    const found = await measurePart(bench, part);
    findings.push(...found.map((finding) => ({ name: part.name, ...finding })));
  }
}

async function measureCalls(bench: Bench): Promise<void> {
  for (const call of listCalls(bench).filter(isWanted)) {
    process.stderr.write(`${call.name} …\n`);
    await call.prepare?.();
    for (const connections of [1, 32] as const) {
      const [ours, theirs] = await measureAlternating(
        [call.product, call.floor],
        connections,
        bench.seconds,
      );
      if (!ours || !theirs) continue;
      measured.push(rate(call, connections, [ours, theirs], GOALS[call.name]?.[connections]));
    }
  }
}

const product = await startCompany(Number(values.employees), Number(values.leaves));
const stops = [product.stop];
try {
  await makeSmallArea(product.database);
  const floor = await startFloor(product.database, today);
  stops.push(floor.stop);
  const cookie = await product.signIn('Seed Admin');
  const nextLeave = await leaveRequests(product, cookie);
  const bench: Bench = {
    product,
    floor,
    cookie,
    nextLeave,
    nextLeaveOfMany: await leaveRequestsOfMany(product, nextLeave, 32),
    nextSignIn: await signInsOfMany(product, 256),
    seconds: Number(values.seconds),
    against: values.against,
  };
  const list = await read<unknown[]>(product, cookie, '/api/ferias_area?area=TODOS');
  if (values.memory !== undefined) {
    const watched = await watchMemory(bench, Number(values.memory), Number(values.employees));
    findings.push({ name: 'memory', ...watched });
  }
  await measureParts(bench, BEFORE_CALLS);
  await measureCalls(bench);
  await measureParts(bench, AFTER_CALLS);

  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, Node ${process.version}`;
  const stringify = stringifyFloor(list);
  const minutes = (performance.now() - since) / 60_000;
  console.log(`\n${values.employees} employees, ${list.length} leaves listed, ${machine}\n`);
  printCalls(measured);
  printFindings(findings);
  console.log(`JSON.stringify of that list alone takes ${round(stringify)} ms.`);
  mkdirSync('bench/results', { recursive: true });
  const file = `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
  const kept = { machine, minutes, employees: values.employees, measured, findings, stringify };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  if (values.write) {
    const date = new Date().toISOString().slice(0, 10);
    const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`;
    const about = `Measured on ${date}: ${machine}, \`${command}\`, ${round(minutes)} minutes.`;
    if (values.memory !== undefined) writeSpeedPage('memory', [about, findingTable(findings)]);
    else writeSpeedPage('run', [about, callTable(measured), findingTable(findings)]);
  }
  console.log(`Written to ${file} after ${round(minutes)} min.`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
