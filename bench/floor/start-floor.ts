import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type DatabaseAddress, stopProcess } from '../product.ts';

export interface Floor {
  url: string;
  stop(): Promise<void>;
}

/** Resolves with the first line that a process prints. @throws if it ends before */
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output');
  const ended = once(child, 'exit').then(() => {
    throw new Error('The floor ended before it was ready');
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  return String(line);
}

export async function startFloor(database: DatabaseAddress, today: string): Promise<Floor> {
  const child = spawn('node', ['bench/floor/main.ts'], {
    env: { ...process.env, FLOOR_DATABASE: JSON.stringify(database), FLOOR_TODAY: today },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await firstLine(child), stop: () => stopProcess(child) };
}
