import type { AdjustmentsQuery, NewAdjustment } from '@chalkline/contract/competitions/decisions.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  divisionsLock,
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { findEntry } from '../entries/entries.repository.ts';
import {
  adjustmentOrder,
  type DecidedAdjustment,
  findAdjustment,
  insertAdjustment,
  listAdjustmentRows,
  withdrawAdjustmentRow,
} from './adjustments.repository.ts';
import { adjustmentNotFound, alreadyWithdrawn } from './decisions.errors.ts';

export type { DecidedAdjustment } from './adjustments.repository.ts';

/** Latest first, those that were taken back as well. */
export async function listAdjustments(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { entryId, ...query }: AdjustmentsQuery,
): Promise<Page<DecidedAdjustment[]>> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  if (entryId !== undefined && !isId(entryId)) throw unknownEntry('query.entryId');
  const filter = { competitionId, entryId };
  return readPage(parts.config, query, {
    list: ['adjustments', filter],
    order: adjustmentOrder,
    read: (page) => listAdjustmentRows(sql, filter, page),
  });
}

/** Gives or takes points by hand; the reason shows on the board. */
export async function createAdjustment(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { entryId, points, reason }: NewAdjustment,
): Promise<DecidedAdjustment> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'adjustPoints', [
      divisionsLock(competitionId, 'shared'),
    ]);
    const entry = isId(entryId) ? await findEntry(tx.sql, competitionId, entryId) : null;
    if (!entry) throw unknownEntry();
    const createdAt = parts.clock.now();
    const row = {
      id: newId(createdAt.getTime()),
      competitionId,
      entryId,
      points,
      reason,
      createdAt,
      createdBy: viewer.personId,
      withdrawnAt: null,
      withdrawnReason: null,
    };
    await insertAdjustment(tx.sql, row);
    await auditEntry(parts, tx, viewer, {
      action: 'adjustment.given',
      entryId,
      reason,
      after: { adjustmentId: row.id, points },
    });
    await requestBoards(parts, tx, [entry.divisionId]);
    return { ...row, decidedByName: viewer.name, entryName: entry.name, bib: entry.bib };
  });
}

/** Throws 409 when it was taken back before. */
export async function withdrawAdjustment(
  parts: Parts,
  viewer: Viewer,
  { competitionId, adjustmentId }: { readonly competitionId: string; readonly adjustmentId: string },
  reason: string,
): Promise<DecidedAdjustment> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'adjustPoints', [
      divisionsLock(competitionId, 'shared'),
    ]);
    const found = isId(adjustmentId) ? await findAdjustment(tx.sql, competitionId, adjustmentId) : null;
    if (!found) throw adjustmentNotFound();
    const change = { withdrawnAt: parts.clock.now(), withdrawnReason: reason };
    if (!(await withdrawAdjustmentRow(tx.sql, adjustmentId, change))) throw alreadyWithdrawn();
    const { entryId, points } = found;
    await auditEntry(parts, tx, viewer, {
      action: 'adjustment.withdrawn',
      entryId,
      before: { points },
      reason,
    });
    const entry = await findEntry(tx.sql, competitionId, entryId);
    if (entry) await requestBoards(parts, tx, [entry.divisionId]);
    return { ...found, ...change };
  });
}
