import { systemClock } from '../../platform/clock/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { onThisThread } from '../../platform/threads/threads.ts';
import { notifyOfHeldCuts } from '../cuts/cuts.notify.service.ts';
import { listFrozenBoards } from '../publications/publications.frozen.service.ts';
import { listCuts } from './cut-plans.service.ts';

/** The queries behind the results desk and cut notices on any connection, so that their plans can be explained. */
export function cutQueriesOn(sql: Sql, personId: string) {
  const tx = { sql } as unknown as Transaction;
  const database: Database = { sql, transaction: (work) => work(tx) };
  const skip = () => Promise.resolve();
  const notifyParts = { clock: systemClock, live: { publish: skip, publishToMany: skip } };
  const parts = { ...notifyParts, database } as unknown as Parts;
  const here = { ...parts, thread: onThisThread(() => parts) };
  const viewer = { personId } as Viewer;
  return {
    list: (competitionId: string) => listCuts(here, viewer, competitionId),
    frozenBoards: (competitionId: string) => listFrozenBoards(here, viewer, competitionId),
    tellHeld: (divisionId: string) => notifyOfHeldCuts(notifyParts, tx, viewer, [divisionId]),
  };
}
