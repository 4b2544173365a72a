// npm run dev: the demo company's server, restarted after changes, behind Vite, which serves the web app.
import { spawn } from 'node:child_process';
import { utimesSync, watch } from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { demoBrand } from '../demo/src/demo-company/demo-brand.ts';
import { buildDemo } from './build-if-outdated.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const SERVER = 'server/src/main.ts';
const HOST = '127.0.0.1';

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = net.createServer();
    probe.once('error', () => done(false));
    probe.listen(port, HOST, () => probe.close(() => done(true)));
  });

async function freePortFrom(first: number): Promise<number> {
  let port = first;
  while (!(await isFree(port))) port += 1;
  return port;
}

async function serverPort(): Promise<number> {
  const { PORT } = process.env;
  if (!PORT) return freePortFrom(3000);
  // The server says what is wrong with another PORT.
  if (!/^\d{1,5}$/.test(PORT) || (await isFree(Number(PORT)))) return Number(PORT);
  console.error(`Port ${PORT} (PORT) is already in use.`);
  process.exit(1);
}

const port = await serverPort();
const webPort = await freePortFrom(5173);
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'development',
  PUBLIC_URL: `http://localhost:${webPort},http://${HOST}:${webPort}`,
  ...demoBrand(process.env),
  ...process.env,
  PORT: String(port),
};

function runBeside(...command: [string, ...string[]]): void {
  const child = spawn(command[0], command.slice(1), { stdio: 'inherit', env });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
buildDemo();
runBeside(process.execPath, '--watch', '--watch-preserve-output', SERVER, '--demo');
const web = ['--host', HOST, '--port', String(webPort), '--strictPort', '--logLevel', 'warn'];
runBeside('npm', 'run', '--silent', 'dev', '-w', 'web', '--', ...web);

// `--watch` knows the modules only, so a changed migration counts as a change of the first module.
watch('server/migrations', (_, file) => {
  if (file?.endsWith('.sql')) utimesSync(SERVER, new Date(), new Date());
});
