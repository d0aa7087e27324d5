import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';

/** The user that PostgreSQL runs as; null when it is simply ours. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

/** Where the embedded database of one DATA_DIR lives. */
export interface Home {
  folder: string;
  /** The cluster itself, owned by the database user. */
  cluster: string;
  user: DatabaseUser | null;
  /** Where to keep a copy of the programs; null runs them where npm put them. */
  shelf: string | null;
}

const rootShelf = '/var/lib/chalkline';

/**
 * Finds or makes the home. An ordinary user keeps it in `DATA_DIR/database`. PostgreSQL refuses to run as
 * root, and the user it then runs as cannot reach a clone below a closed home, so root keeps it under
 * `/var/lib/chalkline/<hash>`. The place is noted in DATA_DIR, so that moving DATA_DIR keeps its database
 * and a DATA_DIR that was deleted starts with an empty one.
 */
export async function findHome(givenDataDir: string): Promise<Home> {
  await mkdir(givenDataDir, { recursive: true });
  // A running server is recognized by its real folder, so links are followed once, here.
  const dataDir = await realpath(givenDataDir);
  const own = join(dataDir, 'database');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    if ((await readNote(dataDir)) !== null) {
      throw new StartRefusal(
        `The database of ${dataDir} was created by root. Start as root again, or choose another folder with DATA_DIR=/path/to/a/folder.`,
      );
    }
    await mkdir(own, { recursive: true, mode: 0o700 });
    return { folder: own, cluster: join(own, 'cluster'), user: null, shelf: null };
  }
  const owner = await ownerOf(join(own, 'cluster'));
  if (owner !== null) {
    return { folder: own, cluster: join(own, 'cluster'), user: owner, shelf: rootShelf };
  }
  const folder = (await readNote(dataDir)) ?? (await chooseFolder(dataDir));
  await mkdir(folder, { recursive: true, mode: 0o755 });
  // A strict umask would close the way to the cluster for the database user.
  await chmod(rootShelf, 0o755);
  await chmod(folder, 0o755);
  const cluster = join(folder, 'cluster');
  return { folder, cluster, user: (await ownerOf(cluster)) ?? (await unprivilegedUser()), shelf: rootShelf };
}

const noteName = 'database.json';

async function readNote(dataDir: string): Promise<string | null> {
  const note = await readFile(join(dataDir, noteName), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  if (note === null) return null;
  try {
    return (JSON.parse(note) as { folder: string }).folder;
  } catch (failure) {
    throw new StartRefusal(
      `${join(dataDir, noteName)} is damaged. It names the folder of the database below ${rootShelf}: {"folder": "${rootShelf}/…"}.`,
      { cause: failure },
    );
  }
}

async function chooseFolder(dataDir: string): Promise<string> {
  const hash = createHash('sha256').update(dataDir).update(randomBytes(8)).digest('hex');
  const folder = join(rootShelf, hash.slice(0, 16));
  await writeFile(join(dataDir, noteName), `${JSON.stringify({ folder })}\n`);
  return folder;
}

async function ownerOf(cluster: string): Promise<DatabaseUser | null> {
  const found = await stat(cluster).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return found === null || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

/** PostgreSQL's own user where the system has one, else nobody. */
async function unprivilegedUser(): Promise<DatabaseUser> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((fields) => fields[0] === name) ?? [];
    if (Number(uid) > 0 && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartRefusal(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". Start as an ordinary user, or set DATABASE_URL.',
  );
}
