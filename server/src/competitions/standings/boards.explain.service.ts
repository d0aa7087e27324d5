import type {
  ExplanationQuery,
  ExplanationReply,
} from '@chalkline/contract/competitions/explanation.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { explainCut } from '../cuts/explain-cut.rules.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { type Explained, explainCell, explainOverall, namedBy } from '../ranking/board-explanation.rules.ts';
import { rankBoard } from '../ranking/board-ranking.rules.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import type { BulkRanking } from './boards.bulk-ranking.service.ts';
import { entriesAt, lookUpRanking, positionOfEntry } from './boards.ranking-lookup.service.ts';
import { type BoardRef, loadBoardSnapshot, requireBoardAccess } from './boards.snapshot.service.ts';
import { onSuitingThread } from './boards.thread.service.ts';

/** Explains an entry's place. Throws 422 for an entry or workout that is not on the leaderboard. */
export async function explainStanding(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: ExplanationQuery,
): Promise<ExplanationReply> {
  const asked = { ...query, competitionId };
  await requireBoardAccess(parts, viewer, asked);
  return onSuitingThread(parts, query.divisionId, explainTask, asked);
}

type Asked = ExplanationQuery & BoardRef;

export const explainTask: ThreadTask<Asked, ExplanationReply> = {
  name: 'competitions.explain',
  run: explain,
};

async function explain(parts: ThreadParts, asked: Asked): Promise<ExplanationReply> {
  const known = await lookUpRanking(parts, asked);
  if (known) return explainPacked(parts, known, asked);
  const { entryId, workoutId } = asked;
  const material = await loadBoardSnapshot(parts, asked);
  const { input } = material;
  const ranked = rankBoard(input);
  const index = ranked.indexOf.get(entryId);
  if (index === undefined) throw unknownEntry('query.entryId');
  if (workoutId === undefined) {
    const why = explainOverall(input, ranked, index);
    const cut = explainCut(material.frame, material, ranked, index);
    return { ...why, sentences: [...why.sentences, ...cut] };
  }
  const workout = ranked.workouts.find(({ id }) => id === workoutId);
  if (!workout) throw unknownWorkout('query.workoutId');
  return explainCell(input, workout, index);
}

/** The same for a large leaderboard, reading only the entries it names. */
async function explainPacked(
  { database: { sql } }: ThreadParts,
  board: BulkRanking,
  { entryId, workoutId }: Asked,
): Promise<ExplanationReply> {
  const { material, field } = board;
  const index = isId(entryId) ? await positionOfEntry(sql, board, entryId) : null;
  if (index === null) throw unknownEntry('query.entryId');
  const workout = field.workouts.find(({ id }) => id === workoutId);
  if (workoutId !== undefined && !workout) throw unknownWorkout('query.workoutId');
  const entries: Explained['entries'][number][] = [];
  for (const [position, { id, name }] of await entriesAt(
    sql,
    board,
    namedBy(workout?.ranking ?? field.overall, index),
  )) {
    entries[position] = { id, name, status: material.field[position]?.status ?? 'active' };
  }
  const { adjustments } = material;
  const input = { scoring: material.frame.competition.scoring, adjustments, entries };
  if (workout) return explainCell(input, workout, index);
  const why = explainOverall(input, field, index);
  const cut = explainCut(material.frame, material, { ...field, entries: material.field }, index);
  return { ...why, sentences: [...why.sentences, ...cut] };
}
