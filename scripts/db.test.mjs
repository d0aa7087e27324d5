import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearAway, launch, newDataDir, processesOf } from './test/launched-server.mjs';

const dataDir = newDataDir();
const folder = mkdtempSync(join(tmpdir(), 'chalkline-backups-'));
const backup = join(folder, 'backup.tar.gz');

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await clearAway(dataDir);
});

function db(...args) {
  return launch('db.mjs', { args, env: { DATA_DIR: dataDir } }).ended;
}

it('migrates, backs up, resets and restores, and leaves nothing running', async () => {
  expect((await db('migrate')).output).toContain('The database is up to date');
  expect((await db('backup', backup)).output).toContain(`Backed up to ${backup}`);
  expect((await db('backup', backup)).output).toContain('already exists');
  const secret = readFileSync(join(dataDir, 'app-secret'), 'utf8');

  expect(await db('reset')).toEqual({ code: 1, output: expect.stringContaining('Confirm with --yes') });
  expect(await db('reset', '--yes')).toEqual({ code: 0, output: expect.stringContaining('Deleted') });
  expect(existsSync(join(dataDir, 'database.json')) || existsSync(join(dataDir, 'database'))).toBe(false);
  rmSync(join(dataDir, 'app-secret'));

  const restored = await db('restore', backup);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored from') });
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe(secret);
  expect(processesOf(dataDir)).toEqual([]);
});

it('says how it is used', async () => {
  expect(await db()).toEqual({ code: 1, output: expect.stringContaining('npm run db -- restore FILE') });
  expect(await db('constructor')).toEqual({
    code: 1,
    output: expect.stringContaining('npm run db -- reset'),
  });
  expect((await db('backup')).output).toContain('Which file?');
});

it('never resets a database that it did not make', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://x@127.0.0.1:1/x', APP_SECRET: 's'.repeat(32) };
  const { code, output } = await launch('db.mjs', { args: ['reset', '--yes'], env }).ended;
  expect(code).toBe(1);
  expect(output).toContain('only deletes the embedded database');
});
