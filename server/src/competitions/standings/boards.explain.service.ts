import type {
  ExplanationQuery,
  ExplanationReply,
} from '@chalkline/contract/competitions/explanation.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { explainCut } from '../cuts/explain-cut.rules.ts';
import { unknownEntry } from '../scores/scores.errors.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { explainCell, explainOverall } from './board-explanation.rules.ts';
import { rankBoard } from './board-ranking.rules.ts';
import { type BoardAskedAbout, enterBoard, lookAtBoard } from './boards.look.service.ts';
import { onSuitingThread } from './boards.thread.service.ts';

/** Why an entry stands where it stands. Throws 422 for an entry or workout that is not on the board. */
export async function explainStanding(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: ExplanationQuery,
): Promise<ExplanationReply> {
  const asked = { ...query, competitionId };
  await enterBoard(parts, viewer, asked);
  return onSuitingThread(parts, query.divisionId, explainTask, asked);
}

type Asked = ExplanationQuery & BoardAskedAbout;

export const explainTask: ThreadTask<Asked, ExplanationReply> = {
  name: 'competitions.explain',
  run: explain,
};

async function explain(parts: ThreadParts, asked: Asked): Promise<ExplanationReply> {
  const { entryId, workoutId } = asked;
  const material = await lookAtBoard(parts, asked);
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
