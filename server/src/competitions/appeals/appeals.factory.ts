import { type NewAppeal, newAppeal } from '@chalkline/contract/competitions/appeal.schema.ts';
import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { asViewer, type CompetitionMade } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
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
  { view }: Pick<Made, 'view'>,
  athlete: Viewer,
  sketch: Partial<NewAppeal> & { readonly entryId: string },
): Promise<AppealThread> {
  const usual = { workoutId: view.workouts[0]?.id, text: 'The last no rep was a rep.' };
  return createAppeal(parts, athlete, view.competition.id, newAppeal.parse({ ...usual, ...sketch }));
}

/** An open appeal of somebody who competes in the competition, with a score of 9:12. */
export async function appealBy(parts: Parts, made: CompetitionMade, athlete?: Person): Promise<string> {
  const who = athlete ?? (await person(parts));
  const { id: entryId } = await entry(parts, made);
  await claimEntry(parts, { id: entryId }, who);
  await score(parts, made, { entryId, typed: '9:12' });
  await appealWindow(parts, made);
  return (await appeal(parts, made, asViewer(who), { entryId })).id;
}
