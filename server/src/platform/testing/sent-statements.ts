import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migrationsFolder } from '../migrations/migrate.ts';

/** A folder: what is set here is kept of a run, for the run on another PostgreSQL after it. */
export const statementsVariable = 'CHALKLINE_SENT_STATEMENTS';

/** PostgreSQL prepares these; what else is sent (begin, copy, lock, set) has its tests in platform/database. */
const preparable = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i;

/** For the schema of their time, which the run on another PostgreSQL no longer has. */
const ofMigrations = new Set(
  readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql.map((text) => text.trim())),
);

/** Tables that some tests make for themselves; of rows that fill them every text is another. */
const ofTestTable = /\bzz_/;

const sent = new Set<string>();
let kept = 0;
let isNoting = false;

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

type Done = (error: unknown, ...answer: unknown[]) => unknown;

/**
 * Notes every statement that this process sends from now on, of whichever connection, and that PostgreSQL takes. Once is
 * enough.
 */
export function noteStatements(): void {
  if (isNoting) return;
  isNoting = true;
  // The driver's own signature has a dozen forms; all begin with the text or an object that has it.
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (...given) {
    const [first] = given as [string | { readonly text?: string } | undefined];
    const text = typeof first === 'string' ? first : first?.text;
    if (
      text === undefined ||
      !preparable.test(text) ||
      ofTestTable.test(text) ||
      ofMigrations.has(text.trim())
    ) {
      return query.apply(this, given);
    }
    const done = given.at(-1);
    if (typeof done === 'function')
      return query.apply(this, [...given.slice(0, -1), noted(text, done as Done)]);
    const answer = query.apply(this, given);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result) => {
      sent.add(text);
      return result;
    });
  };
}

/** As `done`, which the driver calls in the end; notes the text unless it was refused. */
function noted(text: string, done: Done): Done {
  return (error, ...answer) => {
    if (!error) sent.add(text);
    return done(error, ...answer);
  };
}

/** Writes what was noted since the last time to this folder, in a file of this process. */
export function keepStatements(folder: string): void {
  const fresh = [...sent].slice(kept);
  kept = sent.size;
  if (fresh.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`);
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
}

/** All that the processes of a run kept, each once. */
export function keptStatements(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return [...new Set(lines)].map((line) => JSON.parse(line) as string);
}
