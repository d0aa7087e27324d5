import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

const leastVersion = 15;

/** Throws a `StartRefusal` unless the database at DATABASE_URL can be reached and is supported. */
export async function assertUsable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string; letters: boolean }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
        lower('ŁЖ') = 'łж' AS letters`,
    );
    for (const { version, encoding, letters } of rows) {
      assertVersion(Math.floor(version / 10_000), encoding);
      assertKnowsLetters(letters);
    }
  } catch (failure) {
    throw failure instanceof StartRefusal ? failure : unreachable(url, failure);
  } finally {
    // If the connection never opened, failing to close it loses nothing.
    await client.end().catch(() => undefined);
  }
}

/** Throws a `StartRefusal` for a server that is too old, or a database whose encoding isn't UTF8. */
export function assertVersion(version: number, encoding: string): void {
  if (version < leastVersion) {
    throw new StartRefusal(
      `DATABASE_URL leads to PostgreSQL ${version}; Chalkline needs ${leastVersion} or newer. Upgrade that server, or leave out DATABASE_URL to use the embedded database.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartRefusal(
      `The database that DATABASE_URL names stores text as ${encoding}; Chalkline needs UTF8. Make one with: CREATE DATABASE chalkline ENCODING 'UTF8' TEMPLATE template0;`,
    );
  }
}

/**
 * Throws a `StartRefusal` for a database whose locale (C, POSIX) only knows ASCII letters: it can't find Łukasik by
 * "luk".
 */
function assertKnowsLetters(letters: boolean): void {
  if (letters) return;
  throw new StartRefusal(
    `The database that DATABASE_URL names knows only the letters of ASCII (its locale is C); Chalkline searches names of all languages. Make one with: CREATE DATABASE chalkline ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0;`,
  );
}

/** What a person can do about each connection failure, by PostgreSQL's and the system's codes. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there. Check that the server is running and the port is right.',
  ENOTFOUND: 'the host doesn’t exist.',
  EAI_AGAIN: 'the host name can’t be resolved.',
  ETIMEDOUT: 'the connection timed out.',
  EHOSTUNREACH: 'the host isn’t reachable from here.',
  ENETUNREACH: 'the host isn’t reachable from here.',
  '28P01': 'the user or the password is wrong.',
  '28000': 'the server doesn’t allow this user.',
  '3D000': 'this database doesn’t exist. Create it first: CREATE DATABASE …',
  '53300': 'the server has no free connections.',
  '57P03': 'the server is still starting.',
};

function unreachable(url: string, failure: unknown): StartRefusal {
  const { code, message } = failure as NodeJS.ErrnoException;
  const timedOut = /timeout/i.test(message) ? 'ETIMEDOUT' : '';
  const reason = reasons[code ?? timedOut] ?? `${message}.`;
  const { hostname, port, pathname } = new URL(url);
  // Never the whole address: it contains the password.
  const place = `${hostname}:${port || 5432}${pathname}`;
  return new StartRefusal(`The database at DATABASE_URL (${place}) can’t be reached: ${reason}`, {
    cause: failure,
  });
}
