import { changedEntries, type LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findJudgesOfHeats, type JudgedLane } from './heat-notices.repository.ts';
import { insertHeatSheets, updateHeatPlan } from './heat-plans.repository.ts';
import { type HeatDesk, type HeatPlanParams, withoutInactive } from './heats.desk.service.ts';
import { competitionIsDraft } from './heats.errors.ts';
import { enterPlan, withPlan } from './heats.layout.service.ts';
import { publishHeatsChanged } from './heats.live.service.ts';
import { notifyOfPublished } from './heats.notify.service.ts';
import { planReply } from './heats.plan.service.ts';
import { writePublished } from './heats.repository.ts';
import type { HeatPlanRow } from './heats.table.ts';

/**
 * Makes the draft what everybody sees, whole or not at all, and notifies those it changes something for. Published
 * again without a change it stays the version it is. Throws 409 where the floor is taken.
 */
export async function publishPlan(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  { version }: { readonly version: number },
): Promise<HeatPlanReply> {
  const { competitionId, workoutId } = params;
  return parts.database.transaction(async (tx) => {
    const { desk, plan } = await enterPlan(parts, tx, viewer, params, version);
    if (desk.competition.state === 'draft') throw competitionIsDraft();
    const layout = plan.layout.map((heat) => withoutInactive(desk, heat));
    const published = desk.publishedLayouts.get(workoutId) ?? [];
    const changed = changedEntries(published, layout);
    const isSame = changed.length === 0 && layout.length === published.length && isOnFloor(desk, plan);
    if (plan.publishedVersion > 0 && isSame) return planReply({ desk, plan });
    const { floorId, settings, competitionId: id } = plan;
    const durationMs = settings.durationMinutes * minute;
    const judgeIds = await judgesOfChanges(tx.sql, published, layout);
    await writePublished(tx.sql, { competitionId: id, workoutId, floorId, durationMs, layout });
    const next = { ...plan, layout, publishedVersion: plan.publishedVersion + 1, updatedAt: desk.now };
    const { publishedVersion, updatedAt } = next;
    await updateHeatPlan(tx.sql, workoutId, { layout, publishedVersion, updatedAt });
    const floorName = desk.floors.find((floor) => floor.id === floorId)?.name ?? '';
    const sheet = { workoutId, version: publishedVersion, floorName, layout, publishedAt: desk.now };
    await insertHeatSheets(tx.sql, [{ ...sheet, cause: 'published' }]);
    const notified = await notifyOfPublished(parts, tx, viewer, {
      plan: next,
      entryIds: changed,
      judgeIds,
    });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.heats_published', {
      after: {
        workoutId,
        version: publishedVersion,
        heats: layout.length,
        changed: changed.length,
        notified,
      },
    });
    await publishHeatsChanged(parts, tx, competitionId);
    const publishedLayouts = new Map(desk.publishedLayouts).set(workoutId, layout);
    const publishedAt = new Map(desk.publishedAt).set(workoutId, desk.now);
    return planReply(withPlan({ ...desk, publishedLayouts, publishedAt }, next));
  });
}

/** Who judges a lane whose athlete or time changes, or that is gone; read before it is. */
async function judgesOfChanges(
  sql: Sql,
  before: readonly LaidHeat[],
  after: readonly LaidHeat[],
): Promise<string[]> {
  const judged = await findJudgesOfHeats(
    sql,
    before.map(({ id }) => id),
  );
  const wordOf = (layout: readonly LaidHeat[], { heatId, lane }: JudgedLane) => {
    const heat = layout.find(({ id }) => id === heatId);
    return heat && `${heat.startsAt} ${heat.lanes[lane - 1]}`;
  };
  const changed = judged.filter((lane) => wordOf(before, lane) !== wordOf(after, lane));
  return [...new Set(changed.map(({ personId }) => personId))];
}

function isOnFloor({ published }: HeatDesk, { floorId, layout, settings }: HeatPlanRow): boolean {
  return layout.every(({ id }) => {
    const row = published.get(id);
    const duration = settings.durationMinutes * minute;
    return row?.floorId === floorId && row.endsAt.getTime() - row.startsAt.getTime() === duration;
  });
}
