import { type NewSubmission, newSubmission } from '@chalkline/contract/competitions/submission.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { setSubmissionWindow } from './submissions.service.ts';
import type { SubmissionShown } from './submissions.show.service.ts';
import { submitResult } from './submissions.submit.service.ts';

type Made = Pick<CompetitionMade, 'view' | 'viewer'>;

/** The first workout takes results for three days from now on, but for what the sketch says. */
export async function submissionWindow(
  parts: Parts,
  { view, viewer }: Made,
  sketch: Partial<Parameters<typeof setSubmissionWindow>[3]> & { readonly workoutId?: string } = {},
): Promise<void> {
  const { workoutId = view.workouts[0]?.id ?? '', ...given } = sketch;
  const closesAt = new Date(parts.clock.now().getTime() + 3 * day).toISOString();
  const params = { competitionId: view.competition.id, workoutId };
  await setSubmissionWindow(parts, viewer, params, { opensAt: null, closesAt, needsVideo: false, ...given });
}

/** An athlete's result of 9:12 in the first workout, with a video, but for what the sketch says. */
export function submission(
  parts: Parts,
  { view }: Made,
  athlete: Viewer,
  sketch: Partial<NewSubmission> & { readonly entryId: string; readonly submissionId?: string },
): Promise<SubmissionShown> {
  const { submissionId = crypto.randomUUID(), ...given } = sketch;
  const usual = { workoutId: view.workouts[0]?.id, typed: '9:12', video: 'https://video.example/9f2' };
  const params = { competitionId: view.competition.id, submissionId };
  return submitResult(parts, athlete, params, newSubmission.parse({ ...usual, ...given }));
}
