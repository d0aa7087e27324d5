import { type NewAppeal, newAppeal } from '@chalkline/contract/competitions/appeal.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { type AppealThread, setAppealWindow } from './appeals.service.ts';
import { createAppeal } from './appeals.thread.service.ts';

type Made = Pick<CompetitionMade, 'view' | 'viewer'>;

/** Results can be appealed for an hour. */
export async function appealWindow(parts: Parts, { view, viewer }: Made, minutes = 60): Promise<void> {
  await setAppealWindow(parts, viewer, view.competition.id, { minutes });
}

/** An athlete's appeal against their result in the first workout, but for what the sketch says. */
export function appeal(
  parts: Parts,
  { view }: Made,
  athlete: Viewer,
  sketch: Partial<NewAppeal> & { readonly entryId: string },
): Promise<AppealThread> {
  const usual = { workoutId: view.workouts[0]?.id, text: 'The last no rep was a rep.' };
  return createAppeal(parts, athlete, view.competition.id, newAppeal.parse({ ...usual, ...sketch }));
}
