import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type {
  HeatLayoutBody,
  HeatPlanReply,
  LateEntriesBody,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findPeopleOfHeats } from './heat-notices.repository.ts';
import { deleteHeatPlanRow, updateHeatPlan } from './heat-plans.repository.ts';
import {
  enterHeats,
  type HeatDesk,
  type HeatPlanParams,
  hasStarted,
  withoutInactive,
  workoutOf,
} from './heats.desk.service.ts';
import { heatStarted, heatsChanged, layoutWrong, noEmptyLane, noHeats } from './heats.errors.ts';
import { publishHeatsChanged } from './heats.live.service.ts';
import { notifyOfRemoved } from './heats.notify.service.ts';
import { type PlanInView, planReply } from './heats.plan.service.ts';
import type { HeatPlanRow } from './heats.table.ts';
import { placeLate } from './late-entries.rules.ts';
import { layoutFault } from './layout-faults.rules.ts';

/** The draft of a workout that has one, for who changes it. Throws 409 where it is not the version that was read. */
export async function enterPlan(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
  version: number | null,
): Promise<PlanInView> {
  const desk = await enterHeats(tx, viewer, competitionId, parts.clock.now());
  workoutOf(desk, workoutId);
  const plan = desk.plans.find((one) => one.workoutId === workoutId);
  if (!plan) throw noHeats();
  if (version !== null && plan.version !== version) throw heatsChanged();
  return { desk, plan };
}

/** The draft after a change, with the desk as it is then. */
export function withPlan(desk: HeatDesk, plan: HeatPlanRow): PlanInView {
  const plans = desk.plans.map((one) => (one.workoutId === plan.workoutId ? plan : one));
  return { desk: { ...desk, plans }, plan };
}

/** Saves a draft that was changed by hand. Throws 422 where it breaks a rule, 409 where it changes a started heat. */
export async function saveLayout(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  body: HeatLayoutBody,
): Promise<HeatPlanReply> {
  return parts.database.transaction(async (tx) => {
    const { desk, plan } = await enterPlan(parts, tx, viewer, params, body.version);
    const layout = laidBy(desk, plan, body);
    return keepLayout(parts, tx, viewer, { desk, plan }, layout, 'competition.heats_changed');
  });
}

/** Puts all who have no heat into empty lanes of open heats. Throws 409 where there is no lane for any of them. */
export async function placeLateEntries(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  { version, presentOnly = false }: LateEntriesBody,
): Promise<HeatPlanReply> {
  return parts.database.transaction(async (tx) => {
    const { desk, plan } = await enterPlan(parts, tx, viewer, params, version);
    const { divisionIds, grouping } = plan.settings;
    const placed = new Set(plan.layout.flatMap(({ lanes }) => lanes));
    const late = [...desk.entries.values()].filter(
      ({ id, divisionId, state, checkedIn }) =>
        state === 'active' &&
        divisionIds.includes(divisionId) &&
        !placed.has(id) &&
        (checkedIn || !presentOnly),
    );
    if (late.length === 0) return planReply({ desk, plan });
    const { layout, left } = placeLate(
      plan.layout.map((heat) => withoutInactive(desk, heat)),
      late,
      (heat, divisionId) =>
        isOpen(desk, heat) &&
        (grouping === 'overlapping' ||
          heat.lanes.every((id) => id === null || desk.entries.get(id)?.divisionId === divisionId)),
    );
    if (left.length === late.length) throw noEmptyLane();
    return keepLayout(parts, tx, viewer, { desk, plan }, layout, 'competition.heats_late_entries_placed');
  });
}

/** Deletes the draft and what is published of it, and tells who competes or judges there. Throws 409 once a heat has started. */
export async function deleteHeatPlan(parts: Parts, viewer: Viewer, params: HeatPlanParams): Promise<null> {
  const { competitionId, workoutId } = params;
  return parts.database.transaction(async (tx) => {
    const { desk, plan } = await enterPlan(parts, tx, viewer, params, null);
    if (plan.layout.some(({ id }) => hasStarted(desk, id))) throw heatStarted();
    const published = desk.publishedLayouts.get(workoutId) ?? [];
    const personIds = await findPeopleOfHeats(tx.sql, {
      heatIds: published.map(({ id }) => id),
      entryIds: published.flatMap(({ lanes }) => lanes.filter((entry) => entry !== null)),
    });
    await deleteHeatPlanRow(tx.sql, workoutId);
    await notifyOfRemoved(parts, tx, viewer, { competitionId, workoutId, personIds });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.heats_deleted', {
      before: { workoutId, heats: plan.layout.length, publishedVersion: plan.publishedVersion },
    });
    if (plan.publishedVersion > 0) await publishHeatsChanged(parts, tx, competitionId);
    return null;
  });
}

/** Stores the draft with its line in the audit log, unless nothing changed. */
export async function keepLayout(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { desk, plan }: PlanInView,
  layout: readonly LaidHeat[],
  action: AuditAction,
): Promise<HeatPlanReply> {
  if (JSON.stringify(layout) === JSON.stringify(plan.layout)) return planReply({ desk, plan });
  const change = { layout, version: plan.version + 1, updatedAt: desk.now };
  await updateHeatPlan(tx.sql, plan.workoutId, change);
  const { workoutId } = plan;
  await auditCompetition(parts, tx, viewer, plan.competitionId, action, {
    before: { workoutId, lanes: lanesIn(plan.layout, layout) },
    after: { lanes: lanesIn(layout, plan.layout) },
  });
  return planReply(withPlan(desk, { ...plan, ...change }));
}

/** Only heats that are different in the other layout. */
function lanesIn(layout: readonly LaidHeat[], other: readonly LaidHeat[]) {
  const known = new Set(other.map((heat) => JSON.stringify(heat)));
  return layout.flatMap((heat, index) =>
    known.has(JSON.stringify(heat)) ? [] : [{ number: index + 1, locked: heat.locked, lanes: heat.lanes }],
  );
}

function isOpen(desk: HeatDesk, heat: LaidHeat): boolean {
  return !heat.locked && !hasStarted(desk, heat.id);
}

function laidBy(desk: HeatDesk, plan: HeatPlanRow, { heats }: HeatLayoutBody): LaidHeat[] {
  const { divisionIds } = plan.settings;
  const fault = layoutFault(plan.layout, heats, {
    mayBePlaced: (entryId) => {
      const entry = desk.entries.get(entryId);
      return entry?.state === 'active' && divisionIds.includes(entry.divisionId);
    },
  });
  if (fault) throw layoutWrong(fault);
  const before = new Map(plan.layout.map((heat) => [heat.id, heat]));
  return heats.map(({ id, locked, lanes }) => {
    const heat = before.get(id);
    if (!heat) throw layoutWrong('A heat is missing.');
    const isOther = JSON.stringify(lanes) !== JSON.stringify(heat.lanes);
    if (isOther && hasStarted(desk, id)) throw heatStarted();
    return { ...heat, locked, lanes };
  });
}
