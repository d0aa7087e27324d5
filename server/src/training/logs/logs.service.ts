import type { NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import type { LogsQuery } from '@chalkline/contract/training/training.schema.ts';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { logNotFound, setChanged, setNotFound, tooManyOpen, tooManySets } from './logs.errors.ts';
import {
  countOpenLogs,
  countSets,
  findDays,
  findLatestDays,
  findLogs,
  findLogsOn,
  findOpenLogs,
  findSet,
  findSets,
  insertLog,
  insertSet,
  logsOrder,
  removeSetsOf,
  takeLog,
  updateLog,
  updateSet,
} from './logs.repository.ts';
import type { LogRow, LogWithSets, SetRow } from './logs.table.ts';

export const mostOpen = 10;
/** With removed ones: a workout is read whole. */
export const mostSets = 300;

/** Finished workouts, the latest first. */
export async function listLogs(
  parts: Parts,
  { personId }: Pick<Viewer, 'personId'>,
  query: LogsQuery,
): Promise<Page<LogWithSets[]>> {
  const { sql } = parts.database;
  const page = await readPage(parts.config, query, {
    list: ['training logs', personId],
    order: logsOrder,
    read: (asked) => findLogs(sql, personId, asked),
  });
  return new Page(await withSets(parts, page.data), page.next, page.total);
}

/** Workouts under way, the latest first. */
export async function findOpen(parts: Parts, { personId }: Viewer): Promise<LogWithSets[]> {
  return withSets(parts, await findOpenLogs(parts.database.sql, personId));
}

/** The days of workouts that were finished since a moment, one for each. */
export function daysTrained(parts: Parts, personId: string, since: Date): Promise<string[]> {
  return findDays(parts.database.sql, personId, since);
}

/** Those finished on the latest days before one, the earliest first. */
export async function logsOfDays(parts: Parts, personId: string, asked: DaysAsked): Promise<LogWithSets[]> {
  const { sql } = parts.database;
  const days = await findLatestDays(sql, personId, asked);
  return days.length === 0 ? [] : withSets(parts, await findLogsOn(sql, personId, days));
}

/** The sets of workouts that are known to be the person’s. */
export function setsOfLogs(parts: Parts, logIds: readonly string[]): Promise<SetRow[]> {
  return findSets(parts.database.sql, logIds);
}

async function withSets(parts: Parts, logs: readonly LogRow[]): Promise<LogWithSets[]> {
  const sets = Map.groupBy(
    await setsOfLogs(
      parts,
      logs.map(({ id }) => id),
    ),
    ({ logId }) => logId,
  );
  return logs.map((log) => ({ log, sets: sets.get(log.id) ?? [] }));
}

/**
 * Starts a workout or changes it. Of two edits the later one counts, by the clocks of the devices that made them. Throws
 * 404 for another person's and for a deleted one, 409 for one too many under way.
 */
export function putLog(parts: Parts, { personId }: Viewer, id: string, body: NewLog): Promise<LogWithSets> {
  if (!isId(id)) throw logNotFound();
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'training of a person', personId, 'exclusive');
    const facts = {
      ...body,
      startedAt: new Date(body.startedAt),
      endedAt: body.endedAt === null ? null : new Date(body.endedAt),
      // A clock that is ahead must not keep later edits away.
      editedAt: earlier(new Date(body.editedAt), parts.clock.now()),
    };
    if (await insertLog(tx.sql, { ...facts, id, personId, removedAt: null })) {
      if (facts.endedAt === null && (await countOpenLogs(tx.sql, personId)) > mostOpen) throw tooManyOpen();
    } else {
      await take(tx, personId, id);
      await updateLog(tx.sql, id, facts);
    }
    const log = await take(tx, personId, id);
    return { log, sets: await findSets(tx.sql, [id]) };
  });
}

/** Throws 404 for another person's, and when it is gone already. */
export function removeLog(parts: Parts, { personId }: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await take(tx, personId, id);
    await removeSetsOf(tx.sql, id);
    const removedAt = parts.clock.now();
    await updateLog(tx.sql, id, { name: '', note: '', plan: { blocks: [] }, removedAt });
    return null;
  });
}

/**
 * Logs a set, or corrects it. Sent again, nothing changes. Throws 404 for another person's and for what was deleted, and
 * 409 when another device corrected it meanwhile.
 */
export function putSet(
  parts: Parts,
  { personId }: Viewer,
  { logId, setId }: { readonly logId: string; readonly setId: string },
  body: NewSet,
): Promise<SetRow> {
  if (!isId(setId)) throw setNotFound();
  return parts.database.transaction(async (tx) => {
    await take(tx, personId, logId);
    const row = { ...body, id: setId, logId, personId, doneAt: new Date(body.doneAt), removedAt: null };
    const known = await findSet(tx.sql, setId);
    if (!known) {
      if ((await countSets(tx.sql, logId)) >= mostSets) throw tooManySets();
      // The id may belong to another person’s workout since a moment ago.
      if (!(await insertSet(tx.sql, row))) throw setNotFound();
      return row;
    }
    if (known.logId !== logId || known.removedAt) throw setNotFound();
    if (isSame(known, row)) return known;
    if (row.revision !== known.revision + 1) throw setChanged();
    await updateSet(tx.sql, setId, row);
    return row;
  });
}

/** Throws 404 for another person's, and when it is gone already. */
export function removeSet(
  parts: Parts,
  { personId }: Viewer,
  { logId, setId }: { readonly logId: string; readonly setId: string },
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await take(tx, personId, logId);
    const known = isId(setId) ? await findSet(tx.sql, setId) : null;
    if (known?.logId !== logId || known.removedAt) throw setNotFound();
    const gone = { reps: null, grams: null, seconds: null, meters: null, note: '', rpe: null };
    await updateSet(tx.sql, setId, { ...gone, removedAt: parts.clock.now() });
    return null;
  });
}

/** Locked, so that changes of one workout come one after the other. */
async function take(tx: Transaction, personId: string, id: string): Promise<LogRow> {
  const found = isId(id) ? await takeLog(tx.sql, id) : null;
  if (found?.personId !== personId || found.removedAt) throw logNotFound();
  return found;
}

function isSame(one: SetRow, other: SetRow): boolean {
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

const facts = (row: SetRow) => [
  row.exerciseId,
  row.name,
  row.measure,
  row.kind,
  row.note,
  row.rpe,
  row.revision,
  row.reps,
  row.grams,
  row.seconds,
  row.meters,
  row.doneAt.getTime(),
];

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
