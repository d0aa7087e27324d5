import {
  type HeatPlanReply,
  type HeatSeeding,
  heatSeeding,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { publishPlan } from './heats.publish.service.ts';
import { seedWorkout } from './heats.seed.service.ts';

type Made = Pick<CompetitionMade, 'view' | 'viewer'>;

/** Heats of the first workout with all divisions by bib, best last, from 08:30 on the first day. */
export function seededHeats(
  parts: Parts,
  { view, viewer }: Made,
  sketch: Partial<HeatSeeding> & { readonly floorId: string; readonly workoutId?: string },
): Promise<HeatPlanReply> {
  const { workoutId = view.workouts[0]?.id ?? '', ...given } = sketch;
  const usual = {
    day: view.competition.startsOn,
    startsAt: '08:30',
    durationMinutes: 12,
    transitionMinutes: 8,
    restMinutes: 20,
    grouping: 'split',
    divisionIds: view.divisions.map(({ id }) => id),
    ranking: 'seed',
    dealing: 'best_last',
    laneOrder: 'center_out',
    version: null,
  };
  const params = { competitionId: view.competition.id, workoutId };
  return seedWorkout(parts, viewer, params, heatSeeding.parse({ ...usual, ...given }));
}

/** The same, published. */
export async function publishedHeats(
  parts: Parts,
  made: Made,
  sketch: Parameters<typeof seededHeats>[2],
): Promise<HeatPlanReply> {
  const { workoutId, version } = await seededHeats(parts, made, sketch);
  const params = { competitionId: made.view.competition.id, workoutId };
  return publishPlan(parts, made.viewer, params, { version });
}
