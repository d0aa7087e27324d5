import {
  type AppealHurdle,
  mostAppealMessages,
  type NewAppeal,
  type NewAppealMessage,
} from '@chalkline/contract/competitions/appeal.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  competitionLock,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { competitionClosed } from '../competitions/competitions.errors.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { findAthletes } from '../submissions/submissions.repository.ts';
import {
  alreadyAppealed,
  appealClosed,
  appealLate,
  appealNotFound,
  appealsOff,
  appealThreadFull,
  nothingToAppeal,
} from './appeals.errors.ts';
import { notifyAthletesOfAppeal, notifyStaffOfAppeal } from './appeals.notify.service.ts';
import {
  countAppealMessages,
  insertAppeal,
  insertAppealMessage,
  takeAppeal,
  updateAppeal,
} from './appeals.repository.ts';
import { type AppealThread, findOwnAppealed, withThreads } from './appeals.service.ts';
import type { AppealMessageRow, AppealRow } from './appeals.table.ts';

const refusals: Readonly<Record<AppealHurdle, (state: CompetitionInView['state']) => Refusal>> = {
  off: appealsOff,
  over: competitionClosed,
  no_result: nothingToAppeal,
  late: appealLate,
  appealed: alreadyAppealed,
};

/** Appeals an own result. The server's time of receipt decides whether it is in time. */
export async function createAppeal(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { workoutId, entryId, text, link }: NewAppeal,
): Promise<AppealThread> {
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [competitionLock(competitionId)]);
    const seen = await seeCompetition(tx.sql, viewer, competitionId);
    const own = await findOwnAppealed(parts, tx.sql, seen, { viewer, workoutId, path: 'body.workoutId' });
    const mine = own.find(({ entry }) => entry.id === entryId);
    if (!mine) throw unknownEntry();
    requireOpenCompetition(seen);
    if (mine.hurdle) throw refusals[mine.hurdle](seen.state);
    const createdAt = parts.clock.now();
    const row: AppealRow = {
      id: newId(createdAt.getTime()),
      competitionId,
      workoutId,
      entryId,
      state: 'open',
      createdAt,
      createdBy: viewer.personId,
      decidedAt: null,
      decidedBy: null,
      reason: '',
      scoreId: null,
      penaltyId: null,
    };
    if (!(await insertAppeal(tx.sql, row))) throw alreadyAppealed();
    await append(parts, tx, viewer, row.id, { position: 0, isStaff: false, text, link });
    await auditEntry(parts, tx, viewer, {
      action: 'appeal.made',
      entryId,
      reason: '',
      after: { appealId: row.id, workoutId },
    });
    await notifyStaffOfAppeal(parts, tx, viewer, { row, happening: 'made', at: createdAt });
    return thread(tx, row);
  });
}

interface AppealParams {
  readonly competitionId: string;
  readonly appealId: string;
}

/** Adds to an open appeal, as one of its athletes or as staff; the other side gets a notification. */
export async function addAppealMessage(
  parts: Parts,
  viewer: Viewer,
  params: AppealParams,
  { text, link }: NewAppealMessage,
): Promise<AppealThread> {
  return parts.database.transaction(async (tx) => {
    const { row, athletes, isAthlete } = await enterThread(tx, viewer, params);
    const position = await countAppealMessages(tx.sql, row.id);
    if (position >= mostAppealMessages) throw appealThreadFull();
    const at = await append(parts, tx, viewer, row.id, { position, isStaff: !isAthlete, text, link });
    const news = { row, happening: 'answered', at } as const;
    if (isAthlete) await notifyStaffOfAppeal(parts, tx, viewer, news);
    else await notifyAthletesOfAppeal(parts, tx, viewer, { ...news, athletes, reason: text.slice(0, 300) });
    return thread(tx, row);
  });
}

/** Only its athletes withdraw an appeal: to staff there is none to withdraw. */
export async function withdrawAppeal(
  parts: Parts,
  viewer: Viewer,
  params: AppealParams,
): Promise<AppealThread> {
  return parts.database.transaction(async (tx) => {
    const { row, isAthlete } = await enterThread(tx, viewer, params);
    if (!isAthlete) throw appealNotFound();
    const change = { state: 'withdrawn', decidedAt: parts.clock.now(), decidedBy: viewer.personId } as const;
    await updateAppeal(tx.sql, row.id, change);
    await auditEntry(parts, tx, viewer, {
      action: 'appeal.withdrawn',
      entryId: row.entryId,
      reason: '',
      after: { appealId: row.id },
    });
    return thread(tx, { ...row, ...change });
  });
}

interface Entered {
  readonly row: AppealRow;
  readonly athletes: readonly string[];
  readonly isAthlete: boolean;
}

/** Locked, open, and the viewer is one of its athletes or staff who record scores. To others it doesn't exist. */
async function enterThread(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, appealId }: AppealParams,
): Promise<Entered> {
  await lockInTurn(tx, [competitionLock(competitionId)]);
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  const row = isId(appealId) ? await takeAppeal(tx.sql, competitionId, appealId) : null;
  if (!row) throw appealNotFound();
  const athletes = await findAthletes(tx.sql, row.entryId);
  const isAthlete = athletes.includes(viewer.personId);
  if (!isAthlete && !hasRight(seen, 'recordScores')) throw appealNotFound();
  requireOpenCompetition(seen);
  if (row.state !== 'open') throw appealClosed();
  return { row, athletes, isAthlete };
}

function requireOpenCompetition(seen: CompetitionInView): void {
  if (!isOpenFor(seen, 'recordScores')) throw competitionClosed(seen.state);
}

async function append(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  appealId: string,
  message: Pick<AppealMessageRow, 'position' | 'isStaff' | 'text' | 'link'>,
): Promise<Date> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  await insertAppealMessage(tx.sql, { id, appealId, ...message, createdAt, createdBy: viewer.personId });
  return createdAt;
}

async function thread(tx: Transaction, row: AppealRow): Promise<AppealThread> {
  const [whole] = await withThreads(tx.sql, [row]);
  if (!whole) throw appealNotFound();
  return whole;
}
