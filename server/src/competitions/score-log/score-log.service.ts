import type {
  ScoreLog,
  ScoreLogHead,
  ScoreLogQuery,
} from '@chalkline/contract/competitions/score-log.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type CompetitionInView,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { type BoardMaterial, loadBoardMaterial } from '../standings/boards.material.service.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { chainLog } from './score-log.chain.service.ts';
import { scoreLogTooLarge } from './score-log.errors.ts';
import { countField, findRevisions } from './score-log.repository.ts';
import {
  type DivisionEntry,
  divisionEntries,
  type LogEntry,
  type LoggedBoard,
  logVersion,
  type ScoreEntry,
} from './score-log.rules.ts';

/** Reading and ranking more at once would hold up other calls. */
const mostEntries = 20_000;

/**
 * The score log of a competition with its hash chain, and the names beside it. It says no more than the boards of that
 * view: as of their freezes, and nothing of results that aren't published. Throws 409 `score_log_too_large`.
 */
export async function exportScoreLog(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: ScoreLogQuery,
): Promise<ScoreLog> {
  const { competition, entries, names } = await readEntries(parts, viewer, competitionId, query);
  const { content, head, lines } = chainLog(entries);
  const words = [competition.name, 'score log'];
  return {
    head,
    lines,
    fileName: fileNameOf(words, 'jsonl'),
    content,
    names: {
      fileName: fileNameOf([...words, 'names'], 'csv'),
      content: writeCsv(['kind', 'id', 'bib', 'name'], names),
    },
  };
}

/** The hash of the log's last line alone. */
export async function getScoreLogHead(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: ScoreLogQuery,
): Promise<ScoreLogHead> {
  const { head, lines } = chainLog((await readEntries(parts, viewer, competitionId, query)).entries);
  return { head, lines };
}

type NameRow = [kind: string, id: string, bib: number | null, name: string];

function readEntries(parts: Parts, viewer: MaybeViewer, competitionId: string, { view }: ScoreLogQuery) {
  const now = parts.clock.now();
  return parts.database.transaction(async ({ sql }) => {
    const seen: CompetitionInView = await seeCompetition(
      sql,
      viewer,
      isId(competitionId) ? competitionId : '',
    );
    if (view === 'inside') requireRight(seen, 'seeInside');
    const { competition } = seen;
    if ((await countField(sql, competition.id)) > mostEntries) throw scoreLogTooLarge();
    const entries: LogEntry[] = [{ type: 'log', version: logVersion, competition: competition.id, view }];
    const names = new Map<string, NameRow>();
    for (const { id, name } of await findDivisions(sql, competition.id)) {
      const material = await loadBoardMaterial(sql, id, { view, now });
      if (!material) continue;
      entries.push(...divisionEntries(await loggedBoard(sql, material, now), view));
      names.set(id, ['division', id, null, name]);
      for (const workout of material.workouts)
        names.set(workout.id, ['workout', workout.id, null, workout.name]);
      for (const entry of material.entries) names.set(entry.id, ['entry', entry.id, entry.bib, entry.name]);
    }
    return { competition, entries, names: [...names.values()] };
  }, 'snapshot');
}

async function loggedBoard(sql: Sql, material: BoardMaterial, now: Date): Promise<LoggedBoard> {
  const { input, workouts, frame } = material;
  const division = frame.division.id;
  return {
    division: {
      type: 'division',
      division,
      scoring: input.scoring,
      points: input.divisionPoints,
      teams: input.teams?.scoring ?? null,
      cuts: cutsOf(material, now),
    },
    workouts: workouts.map(({ id, scoring, points, over, isShown, publication }) => ({
      type: 'workout',
      division,
      id,
      scoring,
      points,
      over,
      isShown,
      publication,
    })),
    field: input.entries.map(({ id, bib, status, leftAt, tieOrder }) => ({
      type: 'entry',
      division,
      id,
      bib,
      status,
      leftAt,
      tieOrder,
    })),
    members: (input.teams?.members ?? []).map(({ teamId, memberId }) => ({
      type: 'member',
      division,
      teamId,
      memberId,
    })),
    scores: await revisions(sql, material),
    penalties: material.penalties.map(({ id, workoutId, entryId, kind, amount }) => ({
      type: 'penalty',
      division,
      id,
      workoutId,
      entryId,
      kind,
      amount,
    })),
    adjustments: input.adjustments.map(({ entryId, points }) => ({
      type: 'adjustment',
      division,
      entryId,
      points,
    })),
  };
}

/** The scores that count, each after the ones it corrected. */
async function revisions(sql: Sql, { workouts, scores, frame }: BoardMaterial): Promise<ScoreEntry[]> {
  const division = frame.division.id;
  const entryIds = [...new Set(scores.map(({ entryId }) => entryId))];
  const shown = workouts.filter(({ isShown }) => isShown);
  const found: ScoreEntry[] = [];
  for (const { id, asOf } of shown) {
    const rows = await findRevisions(sql, entryIds, { asOf, workoutIds: [id] });
    for (const { receivedAt, ...row } of rows)
      found.push({ type: 'score', division, receivedAt: receivedAt.getTime(), ...row });
  }
  return found;
}

/**
 * What cuts depend on. A cut may depend on workouts that aren't released yet, and a frozen board on rules that have
 * changed since: the public log then leaves cuts out.
 */
function cutsOf({ frame, view }: BoardMaterial, now: Date): DivisionEntry['cuts'] {
  const { division, allWorkouts, madeCuts } = frame;
  const isOpen = division.frozenAt === null && allWorkouts.every((workout) => isReleased(workout, now));
  if (view === 'public' && !isOpen) return null;
  return {
    cuts: division.cuts,
    plannedField: division.plannedField,
    made: madeCuts.map(({ afterWorkoutId, madeAt }) => ({ afterWorkoutId, madeAt: madeAt.getTime() })),
    workouts: allWorkouts.map(({ id, partOf, scoring, points }) => ({ id, partOf, scoring, points })),
  };
}
