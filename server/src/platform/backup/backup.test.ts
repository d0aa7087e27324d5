import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { StartRefusal } from '../start-refusal.ts';
import { makeFolderStorage } from '../storage/folder-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { testDatabase } from '../testing/test-database.ts';
import { quoted, storedTables } from './catalog.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Everything that makes copying rows hard, beside the product's own tables. */
const tables = `
  CREATE TABLE public.zz_parent (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    above integer REFERENCES public.zz_parent,
    favorite integer,
    title text,
    title_length integer GENERATED ALWAYS AS (length(title)) STORED,
    "odd ""name" jsonb,
    bytes bytea,
    moment timestamptz
  );
  CREATE TABLE public.zz_child (id serial PRIMARY KEY, parent integer NOT NULL REFERENCES public.zz_parent);
  ALTER TABLE public.zz_parent ADD FOREIGN KEY (favorite) REFERENCES public.zz_child;
  CREATE FUNCTION public.zz_refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'append only'; END $$;
  CREATE TRIGGER zz_append_only BEFORE UPDATE OR DELETE ON public.zz_child
    FOR EACH ROW EXECUTE FUNCTION public.zz_refuse();
  CREATE TRIGGER zz_never_emptied BEFORE TRUNCATE ON public.zz_child EXECUTE FUNCTION public.zz_refuse();
  CREATE TRIGGER zz_asleep BEFORE INSERT ON public.zz_child FOR EACH ROW EXECUTE FUNCTION public.zz_refuse();
  ALTER TABLE public.zz_child DISABLE TRIGGER zz_asleep;`;

const rows = `
  INSERT INTO public.zz_parent (above, title, "odd ""name", bytes, moment)
    SELECT nullif(n / 2, 0), 'Zürich' || chr(9) || chr(10) || '\\N' || n, '{"a": [1, null]}', '\\x00ff', now()
    FROM generate_series(1, 30000) n;
  INSERT INTO public.zz_child (parent) SELECT n FROM generate_series(1, 50) n;
  UPDATE public.zz_parent SET favorite = 7 WHERE id < 5;`;

let folder = '';
let source: OpenDatabase;
let files: FileStorage;
let backup = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-backup-'));
  source = await testDatabase();
  await source.pool.query(tables);
  await source.pool.query(rows);
  files = makeFolderStorage(join(folder, 'files'));
  await files.put('uploads/one.webp', Buffer.from('first file'));
  await files.put(`uploads/${'long-'.repeat(30)}name.pdf`, Buffer.alloc(300_000, 7));
  backup = join(folder, 'backup.tar.gz');
  await makeBackup(sourceOf(), backup, new Date());
});

afterAll(() => rm(folder, { recursive: true }));

function sourceOf() {
  return { database: source, storage: files, release: '1.2.3', appSecret: 'a secret' };
}

/** An empty place for a backup, with the same tables. */
async function target(name: string) {
  const database = await testDatabase();
  await database.pool.query(tables);
  return { database, storage: makeFolderStorage(join(folder, name)) };
}

/** One hash for each table over all of its rows, whatever their order. */
async function rowHashes(database: OpenDatabase): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const client = await database.pool.connect();
  for (const table of await storedTables(client)) {
    const { rows: found } = await client.query(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash
       FROM ${quoted(table)} t`,
    );
    hashes[quoted(table)] = found[0].hash;
  }
  client.release();
  return hashes;
}

async function contents(storage: FileStorage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of storage.keys()) {
    const file = await storage.get(key);
    if (file) found[key] = (await buffer(file.stream)).toString('base64');
  }
  return found;
}

describe('backup and restore', () => {
  it('brings back every row and file, and keys, triggers and sequences as they were', async () => {
    const there = await target('whole');
    let secret = '';
    const keepAppSecret = async (kept: string) => {
      secret = kept;
    };
    const summary = await restoreBackup({ ...there, keepAppSecret }, backup);
    expect(summary.rows).toBeGreaterThan(30_050);
    expect(summary.files).toBe(2);
    expect(await rowHashes(there.database)).toEqual(await rowHashes(source));
    expect(await contents(there.storage)).toEqual(await contents(files));
    expect(secret).toBe('a secret');
    const { pool } = there.database;
    await expect(pool.query('DELETE FROM public.zz_child')).rejects.toThrow('append only');
    await expect(pool.query('TRUNCATE public.zz_child CASCADE')).rejects.toThrow('append only');
    await expect(pool.query('INSERT INTO public.zz_child (parent) VALUES (-1)')).rejects.toThrow(
      'foreign key',
    );
    const { rows: next } = await pool.query('INSERT INTO public.zz_child (parent) VALUES (1) RETURNING id');
    // The refused row above took number 51.
    expect(next[0].id).toBe(52);
    const { rows: parent } = await pool.query(
      `INSERT INTO public.zz_parent (title) VALUES ('x') RETURNING id`,
    );
    expect(parent[0].id).toBe(30_001);
  });

  it('is one snapshot, whatever is written meanwhile', async () => {
    const moving = await testDatabase();
    await moving.pool.query('CREATE TABLE public.zz_a (n int); CREATE TABLE public.zz_b (n int)');
    let going = true;
    const writer = (async () => {
      for (let n = 0; going; n += 1) {
        await moving.pool.query(
          `WITH a AS (INSERT INTO public.zz_a VALUES (${n})) INSERT INTO public.zz_b VALUES (${n})`,
        );
      }
    })();
    const path = join(folder, 'moving.tar.gz');
    const storage = makeFolderStorage(join(folder, 'none'));
    for (let round = 0; round < 5; round += 1) {
      await rm(path, { force: true });
      await makeBackup({ ...sourceOf(), database: moving, storage }, path, new Date());
      const there = await testDatabase();
      await there.pool.query('CREATE TABLE public.zz_a (n int); CREATE TABLE public.zz_b (n int)');
      await restoreBackup(
        { database: there, storage: makeFolderStorage(join(folder, `moving-${round}`)) },
        path,
      );
      const { rows: counts } = await there.pool.query(
        'SELECT (SELECT count(*) FROM public.zz_a) = (SELECT count(*) FROM public.zz_b) AS equal',
      );
      expect(counts[0].equal).toBe(true);
    }
    going = false;
    await writer;
  });

  it('can be read by its user alone, and appears only when it is whole', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const broken: FileStorage = {
      ...files,
      get: () => Promise.reject(new Error('bucket gone')),
    };
    const path = join(folder, 'broken.tar.gz');
    await expect(makeBackup({ ...sourceOf(), storage: broken }, path, new Date())).rejects.toThrow(
      'bucket gone',
    );
    await expect(stat(path)).rejects.toThrow('ENOENT');
    await expect(stat(`${path}.unfinished`)).rejects.toThrow('ENOENT');
  });

  it('refuses a database with rows and a folder with files', async () => {
    const there = await target('used');
    await there.storage.put('uploads/mine.pdf', Buffer.from('mine'));
    await expect(restoreBackup(there, backup)).rejects.toThrow('There are already files (uploads/mine.pdf)');
    await expect(restoreBackup({ ...there, database: source }, backup)).rejects.toThrow('is not empty');
    expect(await contents(there.storage)).toHaveProperty(['uploads/mine.pdf']);
  });

  it('refuses what is cut off, altered or something else, and leaves the target empty', async () => {
    const there = await target('refused');
    const cut = join(folder, 'cut.tar.gz');
    await copyFile(backup, cut);
    await truncate(cut, (await stat(backup)).size - 1000);
    const altered = join(folder, 'altered.tar.gz');
    const tar = gunzipSync(await readFile(backup));
    tar.write('FIRST', tar.indexOf('first file'));
    await writeFile(altered, gzipSync(tar));
    const other = join(folder, 'other.tar.gz');
    await writeFile(other, 'not an archive');
    for (const path of [cut, altered, other, join(folder, 'missing.tar.gz')]) {
      await expect(restoreBackup(there, path), path).rejects.toThrow(StartRefusal);
    }
    expect(await contents(there.storage)).toEqual({});
    await restoreBackup(there, backup);
    expect(await contents(there.storage)).toEqual(await contents(files));
  });

  it('refuses a backup whose tables are others than ours', async () => {
    const plain = { database: await testDatabase(), storage: makeFolderStorage(join(folder, 'plain')) };
    await expect(restoreBackup(plain, backup)).rejects.toThrow('tables of this release differ');
  });
});
