import type {
  AppealHurdle,
  AppealsQuery,
  AppealWindow,
} from '@chalkline/contract/competitions/appeal.schema.ts';
import { isPublic } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  enterCompetition,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import type { PenaltyRow } from '../decisions/penalties.table.ts';
import type { Entry } from '../entries/entries.repository.ts';
import { publicationsOf } from '../publications/publications.service.ts';
import { findCurrentScoresOf, type RecordedScore } from '../scores/scores.repository.ts';
import { findEntriesOf } from '../submissions/submissions.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { mayKnowWorkout } from '../workouts/workouts.policy.ts';
import { findWorkout } from '../workouts/workouts.repository.ts';
import { appealNotFound } from './appeals.errors.ts';
import {
  type AppealMessage,
  type AppealWithEntry,
  appealOrder,
  countAppeals,
  deleteAppealWindow,
  findAppeal,
  findAppealMessages,
  findAppealMinutes,
  findAppealsOf,
  findPenalizedTimes,
  findPenaltiesOf,
  listAppealRows,
  writeAppealWindow,
} from './appeals.repository.ts';
import { appealHurdle, appealUntil } from './appeals.rules.ts';
import type { AppealRow } from './appeals.table.ts';

export async function getAppealWindow(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<AppealWindow> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  return { minutes: await findAppealMinutes(sql, competitionId) };
}

/** null turns appeals off; those that were made stay. */
export async function setAppealWindow(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { minutes }: AppealWindow,
): Promise<AppealWindow> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'edit');
    const before = await findAppealMinutes(tx.sql, competitionId);
    const now = { updatedAt: parts.clock.now(), updatedBy: viewer.personId };
    if (minutes === null) await deleteAppealWindow(tx.sql, competitionId);
    else await writeAppealWindow(tx.sql, { competitionId, minutes, ...now });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.appeals_set', {
      before: { minutes: before },
      after: { minutes },
    });
    return { minutes };
  });
}

/** An appeal with its thread. */
export interface AppealThread extends AppealRow {
  readonly messages: readonly AppealMessage[];
}

export interface OwnAppealed {
  readonly entry: Entry;
  readonly hurdle: AppealHurdle | null;
  readonly until: Date | null;
  readonly appeal: AppealThread | null;
}

/** The viewer's entries in a workout, each with its appeal and whether one can be made. */
export async function listOwnAppeals(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  workoutId: string,
): Promise<OwnAppealed[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  return findOwnAppealed(parts, sql, seen, { viewer, workoutId, path: 'query.workoutId' });
}

interface OwnAsked {
  readonly viewer: Viewer;
  readonly workoutId: string;
  /** The field that is named if the workout is unknown. */
  readonly path: string;
}

/** The same for a competition that the viewer sees. */
export async function findOwnAppealed(
  parts: Parts,
  sql: Sql,
  seen: CompetitionInView,
  { viewer, workoutId, path }: OwnAsked,
): Promise<OwnAppealed[]> {
  const competitionId = seen.competition.id;
  const now = parts.clock.now();
  const workout = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!workout || !mayKnowWorkout(seen, workout, now)) throw unknownWorkout(path);
  const own = await findEntriesOf(sql, competitionId, viewer.personId);
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const known = await withThreads(sql, await findAppealsOf(sql, workoutId, ids));
  const appealOf = new Map(known.map((one) => [one.entryId, one]));
  const minutes = await findAppealMinutes(sql, competitionId);
  const changed = await findChangeTimes(sql, seen, workoutId, own);
  const isOver = ['finished', 'archived', 'canceled'].includes(seen.state);
  return own.map((entry) => {
    const appeal = appealOf.get(entry.id) ?? null;
    const changedAt = changed.get(entry.id) ?? null;
    const facts = { now, minutes, changedAt, hasAppeal: appeal !== null, isOver };
    return { entry, hurdle: appealHurdle(facts), until: appealUntil(facts), appeal };
  });
}

/** When what athletes see of these entries' results was recorded, penalized or published, whatever was last. */
async function findChangeTimes(
  sql: Sql,
  seen: CompetitionInView,
  workoutId: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = entries.map(({ id }) => id);
  const scores = await findCurrentScoresOf(sql, [workoutId], ids);
  const publications = (await publicationsOf(sql, seen)).filter((one) => one.workoutId === workoutId);
  const penalized = await findPenalizedTimes(sql, workoutId, ids);
  const times = new Map<string, Date>();
  for (const { id, divisionId } of entries) {
    const score = scores.find(({ entryId }) => entryId === id);
    const publication = publications.find((one) => one.divisionId === divisionId);
    if (!score || !publication || !isPublic(publication.state)) continue;
    const moments = [score.receivedAt, publication.updatedAt, penalized.get(id)].filter(
      (moment) => moment != null,
    );
    times.set(id, new Date(Math.max(...moments.map((moment) => moment.getTime()))));
  }
  return times;
}

/** An appeal as staff see it. */
export interface AppealInView extends AppealWithEntry {
  readonly messages: readonly AppealMessage[];
  readonly score: RecordedScore | null;
  readonly penalties: readonly PenaltyRow[];
  readonly isOwn: boolean;
  readonly canDecide: boolean;
}

export async function listAppeals(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { list, ...asked }: AppealsQuery,
): Promise<Page<AppealInView[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'recordScores')) throw notAllowed();
  const filter = { competitionId, list };
  const page = await readPage(parts.config, asked, {
    list: ['appeals', filter],
    order: appealOrder(list),
    read: (rows) => listAppealRows(sql, filter, rows),
    count: () => countAppeals(sql, filter),
  });
  return new Page(await withBeside(sql, seen, viewer, page.data), page.next, page.total);
}

/** One as staff see it. Throws 404. */
export async function showAppeal(
  sql: Sql,
  seen: CompetitionInView,
  viewer: Viewer,
  appealId: string,
): Promise<AppealInView> {
  const found = await findAppeal(sql, seen.competition.id, appealId);
  const [shown] = found ? await withBeside(sql, seen, viewer, [found]) : [];
  if (!shown) throw appealNotFound();
  return shown;
}

async function withBeside(
  sql: Sql,
  seen: CompetitionInView,
  viewer: Viewer,
  rows: readonly AppealWithEntry[],
): Promise<AppealInView[]> {
  if (rows.length === 0) return [];
  const own = new Set((await findEntriesOf(sql, seen.competition.id, viewer.personId)).map(({ id }) => id));
  const workoutIds = [...new Set(rows.map(({ workoutId }) => workoutId))];
  const entryIds = [...new Set(rows.map(({ entryId }) => entryId))];
  const scores = await findCurrentScoresOf(sql, workoutIds, entryIds);
  const penalties = await findPenaltiesOf(sql, workoutIds, entryIds);
  const mayDecide = hasRight(seen, 'disqualify') && isOpenFor(seen, 'disqualify');
  const threads = await withThreads(sql, rows);
  return threads.map((row) => {
    const ofSlot = (one: { readonly workoutId: string; readonly entryId: string }) =>
      one.workoutId === row.workoutId && one.entryId === row.entryId;
    const isOwn = own.has(row.entryId);
    return {
      ...row,
      score: scores.find(ofSlot) ?? null,
      penalties: penalties.filter(ofSlot),
      isOwn,
      canDecide: mayDecide && !isOwn,
    };
  });
}

/** Appeals with their messages. */
export async function withThreads<Row extends AppealRow>(
  sql: Sql,
  rows: readonly Row[],
): Promise<(Row & { readonly messages: readonly AppealMessage[] })[]> {
  if (rows.length === 0) return [];
  const threads = await findAppealMessages(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, messages: threads.get(row.id) ?? [] }));
}
