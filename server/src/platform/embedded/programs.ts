import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseUser } from './home.ts';

export interface ProgramEnd {
  code: number | null;
  output: string;
}

/**
 * Runs one of PostgreSQL's programs to its end, as the database user and away from our terminal. The
 * environment is ours: a PGDATA or PGPORT of the person's shell must not lead it elsewhere.
 */
export async function runProgram(
  program: string,
  args: string[],
  user: DatabaseUser | null,
): Promise<ProgramEnd> {
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user ?? {}),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}
