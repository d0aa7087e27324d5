import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project.mjs';
import { Refusal } from './refusal.mjs';

const least = 24;

/**
 * The small young generation halves the memory of an idle server and costs no measurable speed; the imports load the
 * server in half the time; what starting leaves behind is collected once.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--import=./server/src/platform/launch/quick-imports.ts',
  '--expose-gc',
];

/**
 * The Node that runs everything but these scripts: the one that npm installed with the project, else the
 * host's own where it is new enough. What it compiles is kept for the next time: a start takes a third less.
 * @returns {string} path of the program
 */
export function findRuntime() {
  // Each thread would have its own share of freed memory to hold on to (glibc).
  process.env.MALLOC_ARENA_MAX ??= '2';
  process.env.NODE_COMPILE_CACHE ??= join(projectFolder, 'node_modules', '.cache', 'compiled');
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(projectFolder, 'node_modules', name, 'bin', program);
  if (existsSync(installed) && runs(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= least) return process.execPath;
  throw new Refusal(
    `Chalkline runs on Node ${least}. npm installs it on most systems, but not on this one (${platform}-${arch}), and this is Node ${process.versions.node}. Install Node ${least} or newer from https://nodejs.org and start again.`,
  );
}

/** A program for another C library, or without its execute bit, is there and yet does not run. */
function runs(program) {
  if (spawnSync(program, ['--version']).status === 0) return true;
  try {
    chmodSync(program, 0o755);
  } catch {
    // Not ours to change; the next look decides.
  }
  return spawnSync(program, ['--version']).status === 0;
}
