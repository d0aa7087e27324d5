import type { NewAdjustment, NewPenalty } from '@chalkline/contract/competitions/decisions.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { createAdjustment, type DecidedAdjustment } from './adjustments.service.ts';
import { createPenalty, type DecidedPenalty } from './penalties.service.ts';

type Made = Pick<CompetitionMade, 'view' | 'viewer'>;

/** Ten seconds on a time of 9:30 in the first workout, but for what the sketch says. */
export async function penalty(
  parts: Parts,
  made: Made,
  entryId: string,
  sketch: Partial<NewPenalty> = {},
): Promise<DecidedPenalty> {
  const workoutId = made.view.workouts[0]?.id ?? '';
  await score(parts, made, { entryId, typed: '9:30' });
  const usual = { workoutId, entryId, kind: 'seconds', amount: 10, reason: 'Stepped off the mat' } as const;
  return createPenalty(parts, made.viewer, made.view.competition.id, { ...usual, ...sketch });
}

/** Five points taken, but for what the sketch says. */
export function adjustment(
  parts: Parts,
  made: Made,
  entryId: string,
  sketch: Partial<NewAdjustment> = {},
): Promise<DecidedAdjustment> {
  const usual = { entryId, points: -5, reason: 'Late to the briefing' };
  return createAdjustment(parts, made.viewer, made.view.competition.id, { ...usual, ...sketch });
}
