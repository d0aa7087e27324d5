import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase } from '../database/database.ts';
import { migrate, migrationsFolder } from '../migrations/migrate.ts';
import { StartRefusal } from '../start-refusal.ts';

/**
 * Brings an empty database to the state after exactly these migrations, given by their hashes. Gives how many
 * newer ones this release has.
 */
export async function migrateTo(database: OpenDatabase, hashes: readonly string[]): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (hashes.some((hash, index) => hash !== known[index])) {
    throw new StartRefusal(
      'This backup was made by a newer release of Chalkline, or by another one. Restore it with the release that made it.',
    );
  }
  const newer = known.length - hashes.length;
  if (newer === 0) {
    await migrate(database);
    return 0;
  }
  const folder = await firstMigrations(hashes.length);
  try {
    await migrate(database, folder);
    return newer;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A folder with the first so many migrations and nothing of the later ones. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-migrations-'));
  const path = join('meta', '_journal.json');
  const journal = JSON.parse(await readFile(join(migrationsFolder, path), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, count);
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, path), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  return folder;
}
