import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/testing/free-port.ts';
import { findNginx } from './find-nginx.ts';
import { type Nginx, waitForNginx } from './start-nginx.ts';

const DEPLOYED = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

/** deploy/nginx.conf as it is, but for ports, files, names and TLS. */
async function deployedSite(home: string, listen: number, servers: string[]): Promise<string> {
  const site = await readFile(DEPLOYED, 'utf8');
  const names = ['web-1:3000', 'web-2:3000'];
  const changed = names
    .reduce((text, name, at) => {
      const server = servers[at];
      return server
        ? text.replace(name, server)
        : text.replace(new RegExp(`\\n *server ${name}[^;]*;`), '');
    }, site)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${listen};`)
    .replace(/ssl_\w+ [^;]*;/g, '')
    .replaceAll('/var/log/nginx/', `${home}/`);
  if (/web-\d|listen 443|\/var\/|\/etc\//.test(changed)) throw new Error(`Not adapted: ${changed}`);
  return changed;
}

/** Starts an nginx with deploy/nginx.conf in front of one or two servers; `log` is its access log. */
export async function startDeployedNginx(
  home: string,
  servers: string[],
): Promise<Nginx & { log: () => Promise<string> }> {
  await mkdir(path.join(home, 'temp'), { recursive: true });
  const listen = await freePort();
  const site = await deployedSite(home, listen, servers);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/temp/${kind};`)
    .join('\n');
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${home}/pid; error_log ${home}/error.log; events {}
    http { ${temp}\n${site} }`;
  const file = path.join(home, 'nginx.conf');
  await writeFile(file, main);
  const program = findNginx();
  execFileSync(program, ['-t', '-q', '-p', home, '-c', file]);
  const child: ChildProcess = spawn(program, ['-p', home, '-c', file], { stdio: 'inherit' });
  const nginx = await waitForNginx(child, `http://127.0.0.1:${listen}`);
  return { ...nginx, log: () => readFile(path.join(home, 'intranet.log'), 'utf8') };
}
