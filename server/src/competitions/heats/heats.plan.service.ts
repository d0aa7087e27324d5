import { changedEntries } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatPlanLine, HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import {
  deskConflicts,
  type HeatDesk,
  type HeatPlanParams,
  hasStarted,
  loadDesk,
  presenceOf,
  workoutOf,
} from './heats.desk.service.ts';
import type { HeatPlanRow } from './heats.table.ts';

/** A plan with all that it is judged by. */
export interface PlanInView {
  readonly desk: HeatDesk;
  readonly plan: HeatPlanRow;
}

/** The draft of a workout's heats; null before the first seeding. For the staff alone. */
export async function getHeatPlan(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
): Promise<HeatPlanReply | null> {
  const desk = await openDesk(parts, viewer, competitionId);
  workoutOf(desk, workoutId);
  const plan = desk.plans.find((one) => one.workoutId === workoutId);
  return plan ? planReply({ desk, plan }) : null;
}

/** All plans in the order of their workouts. */
export async function listHeatPlans(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<HeatPlanLine[]> {
  const desk = await openDesk(parts, viewer, competitionId);
  return desk.workouts.flatMap(({ id }) => {
    const plan = desk.plans.find(({ workoutId }) => workoutId === id);
    return plan ? [planLine({ desk, plan })] : [];
  });
}

/** All heats for who may look inside. */
export function openDesk(parts: Parts, viewer: Viewer, competitionId: string): Promise<HeatDesk> {
  return parts.database.transaction(async ({ sql }) => {
    const seen = await seeCompetition(sql, viewer, isId(competitionId) ? competitionId : '');
    requireRight(seen, 'seeInside');
    return loadDesk(sql, seen.competition, parts.clock.now());
  }, 'snapshot');
}

/** The whole draft with what there is to look at. */
export function planReply({ desk, plan }: PlanInView): HeatPlanReply {
  const { workoutId, settings, version, publishedVersion, layout } = plan;
  const published = desk.publishedLayouts.get(workoutId) ?? [];
  const placed = new Set(layout.flatMap(({ lanes }) => lanes));
  const presence = presenceOf(desk);
  return {
    workoutId,
    settings,
    version,
    publishedVersion,
    publishedAt: desk.publishedAt.get(workoutId)?.toISOString() ?? null,
    changes: changedEntries(published, layout).length,
    heats: layout.map(({ id, startsAt, locked, lanes }) => ({
      id,
      startsAt,
      locked,
      lanes: [...lanes],
      started: hasStarted(desk, id),
    })),
    entries: [...desk.entries.values()]
      .filter(({ id, divisionId }) => settings.divisionIds.includes(divisionId) || placed.has(id))
      .map((entry) => {
        const { id, divisionId, bib, name, country, state } = entry;
        const active = state === 'active';
        return { id, divisionId, bib, name, country, active, checkedIn: presence(entry) };
      }),
    conflicts: deskConflicts(desk).get(workoutId) ?? [],
  };
}

/** A workout's heats in a line. */
export function planLine({ desk, plan }: PlanInView): HeatPlanLine {
  const { workoutId, floorId, layout, version, publishedVersion, settings } = plan;
  const starts = layout.map(({ startsAt }) => Date.parse(startsAt));
  const last = Math.max(...starts) + settings.durationMinutes * minute;
  return {
    workoutId,
    floorId,
    version,
    publishedVersion,
    heatCount: layout.length,
    startsAt: layout.length > 0 ? new Date(Math.min(...starts)).toISOString() : null,
    endsAt: layout.length > 0 ? new Date(last).toISOString() : null,
    changes: changedEntries(desk.publishedLayouts.get(workoutId) ?? [], layout).length,
  };
}
