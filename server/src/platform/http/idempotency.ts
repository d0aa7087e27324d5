import { createHash } from 'node:crypto';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { and, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { builtOnce, valuesToCome } from '../database/built-once.ts';
import { joined, type Sql } from '../database/database.ts';
import type { PersonalTable } from '../database/personal-tables.ts';
import type { Parts } from '../parts.ts';
import { idempotencyKeys } from './idempotency.table.ts';
import { idempotencyKeyMissing, idempotencyKeyReused, Refusal } from './refusal.ts';
import { type IncomingFile, Page } from './serve.ts';
import type { MaybeViewer } from './viewer.ts';

interface Call {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly viewer: MaybeViewer;
  /** Companion apps may send it in the body. */
  readonly query: unknown;
  readonly body: unknown;
  readonly files: Readonly<Record<string, IncomingFile>>;
}

/**
 * Runs a handler at most once per key. Key, effect and reply are written in one transaction, so none exists without the
 * others; a parallel repeat waits for the key's row and then gets the first reply. An error rolls the key back: nothing
 * was done, so a repeat is handled from scratch. `mayRepeat` throws if the viewer may no longer see the first reply.
 */
export async function answerOnce(
  parts: Parts,
  call: Call,
  answer: (parts: Parts) => Promise<unknown>,
  mayRepeat: (parts: Parts) => Promise<void>,
): Promise<unknown> {
  const key = keyOf(call.request);
  if (key === null && call.endpoint.idempotency === 'required') throw idempotencyKeyMissing();
  if (key === null) return answer(parts);
  const row = {
    caller: call.viewer?.personId ?? call.request.ip,
    endpoint: `${call.endpoint.method} ${call.endpoint.path}`,
    key,
    fingerprint: fingerprint(call),
  };
  return parts.database.transaction(async (tx) => {
    const createdAt = parts.clock.now();
    const { rowCount } = await builtKey(tx.sql, 'one').execute({ ...row, createdAt });
    const inside = { ...parts, database: joined(tx) };
    if (rowCount === 0) {
      await mayRepeat(inside);
      return firstAnswer(tx.sql, row);
    }
    const outcome = await answer(inside);
    await builtAnswer(tx.sql, 'one').execute({ ...row, answer: JSON.stringify(frozen(outcome)) });
    return outcome;
  });
}

const { answer: _answer, ...keyColumns } = getTableColumns(idempotencyKeys);

const builtKey = builtOnce('new key', (database, _shape, statement) =>
  database.insert(idempotencyKeys).values(valuesToCome(keyColumns)).onConflictDoNothing().prepare(statement),
);

const builtAnswer = builtOnce('answer of a key', (database, _shape, statement) => {
  const [caller, endpoint, key] = [
    sql.placeholder('caller'),
    sql.placeholder('endpoint'),
    sql.placeholder('key'),
  ];
  return database
    .update(idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}` })
    .where(sameKey({ caller, endpoint, key }))
    .prepare(statement);
});

/** The platform's personal data: the first replies to people's calls, kept for a day. */
export const platformPersonalTables: readonly PersonalTable[] = [
  { table: idempotencyKeys, byId: [idempotencyKeys.caller], exported: null, erased: 'deleted' },
];

type KeyRow = Pick<typeof idempotencyKeys.$inferSelect, 'caller' | 'endpoint' | 'key' | 'fingerprint'>;

async function firstAnswer(database: Sql, row: KeyRow): Promise<unknown> {
  const [found] = await database.select().from(idempotencyKeys).where(sameKey(row));
  if (!found) throw new Error('An idempotency key was there and then was not.');
  if (found.fingerprint !== row.fingerprint) throw idempotencyKeyReused();
  const kept = JSON.parse(found.answer ?? 'null') as { page: boolean; value: unknown };
  if (!kept.page) return kept.value;
  const page = kept.value as Page<unknown>;
  return new Page(page.data, page.next, page.total);
}

function frozen(outcome: unknown): { page: boolean; value: unknown } {
  return { page: outcome instanceof Page, value: outcome ?? null };
}

function sameKey(row: { readonly [Name in 'caller' | 'endpoint' | 'key']: string | Placeholder }) {
  return and(
    eq(idempotencyKeys.caller, row.caller),
    eq(idempotencyKeys.endpoint, row.endpoint),
    eq(idempotencyKeys.key, row.key),
  );
}

function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined || header === '') return null;
  const key = String(header);
  if (key.length >= 8 && key.length <= 200) return key;
  const message = 'An Idempotency-Key has 8 to 200 characters.';
  throw new Refusal(422, [{ code: 'bad_format', message, path: 'headers.idempotency-key' }]);
}

/** Calls behind an account type belong to the viewer's organization: in another organization it is a different call. */
function fingerprint({ endpoint: { access }, viewer, request, query, body, files }: Call): string {
  const scope = typeof access === 'object' && 'accountTypes' in access ? [viewer?.organizationId] : [];
  const hash = createHash('sha256').update(JSON.stringify([request.url, query, body ?? null, ...scope]));
  for (const [name, file] of Object.entries(files)) hash.update(`\n${name}\n`).update(file.bytes);
  return hash.digest('hex');
}
