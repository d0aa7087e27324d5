import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';
import { withProgress } from './with-progress.mjs';

const note = join(projectFolder, 'node_modules', '.chalkline-installed');

/**
 * Runs `npm ci` when package-lock.json, or the kind of machine, is another than at the last install.
 * @param {string} [next] what comes after it, for who waits
 */
export async function install(next = '') {
  const wanted = fingerprint();
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  if (standsAlready()) return writeFileSync(note, wanted);
  console.log('Installing packages (first time only, and when package-lock.json has changed) …');
  console.log(`  This takes a minute, or several on a slow machine.${next && ` ${next}`}`);
  // Install scripts of packages are not needed, so none gets to run.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'];
  const installed = npm([...args, '--no-audit', '--no-fund', '--no-progress']);
  const { code, output } = await withProgress('installing packages', installed);
  if (code !== 0)
    throw new Refusal(`Installing the packages failed:\n${beginning(output)}\n${advice(output)}`);
  writeFileSync(note, wanted);
}

function fingerprint() {
  const lock = readFileSync(join(projectFolder, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * Whether a person's own `npm install` has brought exactly what the lock file names. npm writes its list of
 * what it laid down last of all, so an install that was cut off has none.
 */
function standsAlready() {
  const laidDown = join(projectFolder, 'node_modules', '.package-lock.json');
  if (!existsSync(laidDown)) return false;
  const present = JSON.parse(readFileSync(laidDown, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    // Packages for other kinds of machine are left out.
    return present[path] === undefined ? Boolean(optional || devOptional) : present[path].version === version;
  });
}

/** The npm that started us where there is one, so that a person's choice of npm is kept. */
function npm(args) {
  const env = { NODE_ENV: undefined, ...cacheWeCanWrite() };
  const started = process.env.npm_execpath;
  // Started by another package manager, it names that one, which reads no package-lock.json.
  if (started?.endsWith('npm-cli.js')) return run(process.execPath, [started, ...args], { env, quiet: true });
  if (process.platform === 'win32') {
    return run(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], { env, quiet: true });
  }
  return run('npm', args, { env, quiet: true });
}

/** npm keeps what it downloads in the home; without one that we may write, in the clone. */
function cacheWeCanWrite() {
  if (process.env.npm_config_cache !== undefined && mayWrite(process.env.npm_config_cache)) return {};
  const home = homedir();
  if (home !== '' && mayWrite(home)) return {};
  return { npm_config_cache: join(projectFolder, '.cache', 'npm') };
}

function mayWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // Whatever the reason, this is no place for a cache.
    return false;
  }
}

/** npm tells the reason first and then every option it knows. */
function beginning(output) {
  return output.trim().split('\n').slice(0, 20).join('\n');
}

function advice(output) {
  if (/ENOSPC|No space left/i.test(output)) return 'The disk is full. Free up some space and start again.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `This user can’t write to ${projectFolder}. Give the user access to it, or clone into another folder.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return 'The package registry can’t be reached. Check the network and proxy settings and start again.';
  }
  return 'Start again. If it still fails, delete the node_modules folder first.';
}
