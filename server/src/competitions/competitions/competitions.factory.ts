import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  type MovableState,
  type NewCompetition,
  newCompetition,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { z } from 'zod';
import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionView, viewCompetition } from '../directory/competitions.service.ts';
import { draftOf } from '../organizing/competitions.create.service.ts';
import { makeDraft } from '../organizing/competitions.make.service.ts';
import { moveCompetition } from '../organizing/competitions.move.service.ts';
import { usualCompetitionScoring } from './competitions.rules.ts';

/** What a competition of a test or the demo is like; the rest is usual. */
export type CompetitionSketch = Partial<z.input<typeof newCompetition>> & {
  readonly owner?: Person;
  readonly state?: CompetitionState;
};

export interface CompetitionMade {
  readonly view: CompetitionView;
  readonly owner: Person;
  /** The owner as services take them. */
  readonly viewer: Viewer;
}

/** For time with a cap, 150 reps in all. */
export const breakwater: WorkoutScoring = {
  type: 'time',
  unit: 'clock',
  direction: 'lower',
  cap: { notation: 'remaining', seconds: 720, totalReps: 150 },
};

/** One lift in kilograms. */
export const crane: WorkoutScoring = { type: 'load', unit: 'kg', direction: 'higher', decimals: 1 };

/** Reps, ties broken by a time. */
export const twentyDown: WorkoutScoring = {
  type: 'reps',
  unit: 'reps',
  direction: 'higher',
  tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
};

const usual = {
  name: 'Harbor Throwdown',
  place: 'Rotterdam',
  country: 'NLD',
  startsOn: '2026-06-05',
  endsOn: '2026-06-07',
  zone: 'Europe/Amsterdam',
  divisions: [{ name: 'Women Rx', points: { method: 'table', table: '2023-20' } }],
  workouts: [
    { name: 'Breakwater', scoring: breakwater },
    { name: 'Crane', scoring: crane },
    { name: 'Twenty Down', scoring: twentyDown },
  ],
};

/** A person as services take them. */
export function asViewer({ id, name, accountType, organizationId }: Person): Viewer {
  return { personId: id, name, accountType, organizationId, sessionId: id };
}

const wayTo: Readonly<Record<MovableState, readonly MovableState[]>> = {
  draft: ['draft'],
  published: ['draft', 'published'],
  live: ['draft', 'published', 'live'],
  finished: ['draft', 'published', 'live', 'finished'],
  archived: ['draft', 'published', 'live', 'finished', 'archived'],
};

/**
 * A published competition of one division and three workouts, but for what the sketch says. It is put down in its state
 * at once: on the way there, each move would rank its divisions and leave a line in the audit log.
 */
export async function competition(parts: Parts, sketch: CompetitionSketch = {}): Promise<CompetitionMade> {
  const { owner = await person(parts, { name: 'Imani Okafor' }), state = 'published', ...given } = sketch;
  const viewer = asViewer(owner);
  const { total } = given.scoring ?? usualCompetitionScoring(given.online ?? false);
  // A points table needs the highest total to win.
  const divisions = total === 'lower' ? [{ name: 'Women Rx' }] : usual.divisions;
  const body: NewCompetition = newCompetition.parse({ ...usual, divisions, ...given });
  const draft = draftOf(body, parts.clock.now());
  const { id } = draft.competition;
  const view = await parts.database.transaction(async (tx) => {
    await makeDraft(parts, tx, viewer, { ...draft, state });
    return viewCompetition(parts, tx.sql, viewer, id);
  });
  return { view, owner, viewer };
}

/** Takes a competition from draft to a state, one allowed move after the other. */
export async function moveOn(
  parts: Parts,
  viewer: Viewer,
  made: CompetitionView,
  state: MovableState,
): Promise<CompetitionView> {
  let view = made;
  const states = wayTo[state];
  for (const [index, to] of states.slice(1).entries()) {
    const from = states[index] ?? 'draft';
    view = await moveCompetition(parts, viewer, made.competition.id, { from, to });
  }
  return view;
}
