import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../src/testing/free-port.ts';
import { findNginx } from './find-nginx.ts';

/** The configuration of docs/OPERATIONS.md without TLS; each reply names its server. */
const configuration = (directory: string, port: number, servers: string[]) => `
daemon off;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  client_max_body_size 12m;
  upstream intranet {
    ${servers.map((server) => `server ${server};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://intranet;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host "";
      add_header X-Served-By $upstream_addr always;
    }
  }
}
`;

async function answers(address: string): Promise<boolean> {
  return (await fetch(`${address}/healthz`).catch(() => null))?.ok ?? false;
}

export interface Nginx {
  address: string;
  stop(): Promise<void>;
}

/** @throws if it ends or does not answer within five seconds */
export async function waitForNginx(child: ChildProcess, address: string): Promise<Nginx> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('nginx did not start.');
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function startNginx(directory: string, servers: string[]): Promise<Nginx> {
  const program = findNginx();
  const home = path.join(directory, 'nginx');
  await mkdir(home, { recursive: true });
  const port = await freePort();
  const file = path.join(home, 'nginx.conf');
  const asRoot = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, asRoot + configuration(home, port, servers));
  const child: ChildProcess = spawn(program, ['-p', home, '-c', file], { stdio: 'inherit' });
  return waitForNginx(child, `http://127.0.0.1:${port}`);
}
