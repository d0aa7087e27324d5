import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type {
  FloorDelay,
  FloorDelayReply,
  HeatConflict,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { hour, minute } from '@chalkline/contract/spans.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { floorNotFound } from '../floors/floors.errors.ts';
import type { FloorRow } from '../floors/floors.table.ts';
import { overdueHeats, overTimes } from './floor-now.rules.ts';
import { findPeopleOfHeats } from './heat-notices.repository.ts';
import { insertHeatSheets, updateHeatPlan } from './heat-plans.repository.ts';
import { deskConflicts, enterHeats, type HeatDesk, loadDesk } from './heats.desk.service.ts';
import { heatInPast, heatStarted, nothingToDelay, unknownHeat } from './heats.errors.ts';
import { publishHeatsChanged } from './heats.live.service.ts';
import { notifyOfDelay } from './heats.notify.service.ts';
import { moveHeats } from './heats.repository.ts';

interface FloorParams {
  readonly competitionId: string;
  readonly floorId: string;
}

/** What a delay would move, whom it concerns and what would collide. Nothing is kept. */
export async function previewDelay(
  parts: Parts,
  viewer: Viewer,
  { competitionId, floorId }: FloorParams,
  body: FloorDelay,
): Promise<FloorDelayReply> {
  return parts.database.transaction(async ({ sql }) => {
    const seen = await seeCompetition(sql, viewer, competitionId);
    requireRight(seen, 'manageEntries');
    const desk = await loadDesk(sql, seen.competition, parts.clock.now());
    const delay = planDelay(desk, floorIn(desk, floorId), body);
    const people = await findPeopleOfHeats(sql, delay.published);
    return replyOf(desk, delay, people.filter((id) => id !== viewer.personId).length);
  }, 'snapshot');
}

/**
 * Moves every heat of a floor that has not started, drafts and what is published alike, as a new version of each sheet.
 * Each person is notified once. Throws 409 where nothing is left to move, or a heat would be on another one's
 * time or, moved earlier, in the past.
 */
export async function delayFloor(
  parts: Parts,
  viewer: Viewer,
  { competitionId, floorId }: FloorParams,
  body: FloorDelay,
): Promise<FloorDelayReply> {
  return parts.database.transaction(async (tx) => {
    const desk = await enterHeats(tx, viewer, competitionId, parts.clock.now());
    const floor = floorIn(desk, floorId);
    const delay = planDelay(desk, floor, body);
    if (delay.heats === 0) throw nothingToDelay();
    if (delay.isPast) throw heatInPast();
    await moveHeats(tx.sql, delay.published.heatIds, body.minutes);
    for (const plan of delay.desk.plans) {
      const before = desk.plans.find(({ workoutId }) => workoutId === plan.workoutId);
      if (before === plan) continue;
      const { workoutId, layout, version, publishedVersion } = plan;
      await updateHeatPlan(tx.sql, workoutId, { layout, version, publishedVersion, updatedAt: desk.now });
      if (publishedVersion === before?.publishedVersion) continue;
      const sheet = { workoutId, version: publishedVersion, floorName: floor.name, publishedAt: desk.now };
      const published = delay.desk.publishedLayouts.get(workoutId) ?? [];
      await insertHeatSheets(tx.sql, [{ ...sheet, layout: published, cause: 'delayed' }]);
    }
    const notified = await notifyOfDelay(parts, tx, viewer, {
      competitionId,
      floorName: floor.name,
      minutes: body.minutes,
      delayId: newId(desk.now.getTime()),
      personIds: await findPeopleOfHeats(tx.sql, delay.published),
    });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.floor_delayed', {
      after: { floorId, minutes: body.minutes, heats: delay.heats, from: delay.first?.heatId, notified },
    });
    await publishHeatsChanged(parts, tx, competitionId);
    return replyOf(desk, delay, notified);
  });
}

interface PlannedDelay {
  /** The desk as it is afterwards. */
  readonly desk: HeatDesk;
  readonly heats: number;
  /** The published heats that move, and who is in them. */
  readonly published: { readonly heatIds: readonly string[]; readonly entryIds: readonly string[] };
  readonly first: FloorDelayReply['first'];
  readonly choices: FloorDelayReply['choices'];
  readonly isPast: boolean;
}

interface FloorHeat {
  readonly heatId: string;
  readonly workoutId: string;
  readonly number: number;
  readonly startsAt: Date;
  /** Where no clock of the floor was ever started, nobody knows whether a heat whose time is over took place. */
  readonly mayBeOver: boolean;
}

function planDelay(desk: HeatDesk, floor: FloorRow, { minutes, fromHeatId }: FloorDelay): PlannedDelay {
  const open = openHeats(desk, floor);
  const from = open.find(({ heatId, mayBeOver }) =>
    fromHeatId === undefined ? !mayBeOver : heatId === fromHeatId,
  );
  if (fromHeatId !== undefined && !from) throw isKnown(desk, fromHeatId) ? heatStarted() : unknownHeat();
  const moving = from ? open.filter(({ startsAt }) => startsAt >= from.startsAt) : [];
  const ids = new Set(moving.map(({ heatId }) => heatId));
  const publishedIds = new Set([...ids].filter((id) => desk.published.has(id)));
  const entryIds = [...desk.publishedLayouts.values()].flatMap((layout) =>
    layout.flatMap(({ id, lanes }) => (publishedIds.has(id) ? lanes.filter((entry) => entry !== null) : [])),
  );
  const later = (at: Date) => new Date(at.getTime() + minutes * minute);
  return {
    desk: movedDesk(desk, ids, (at) => later(new Date(at)).toISOString()),
    heats: ids.size,
    published: { heatIds: [...publishedIds], entryIds },
    first: from
      ? {
          heatId: from.heatId,
          name: heatName(desk, from),
          from: from.startsAt.toISOString(),
          to: later(from.startsAt).toISOString(),
        }
      : null,
    isPast: minutes < 0 && from !== undefined && later(from.startsAt) < desk.now,
    choices: open.map((heat) => ({
      heatId: heat.heatId,
      name: heatName(desk, heat),
      startsAt: heat.startsAt.toISOString(),
    })),
  };
}

function heatName(desk: HeatDesk, { workoutId, number }: FloorHeat): string {
  return `${nameOf(desk, workoutId)}, heat ${number}`;
}

/** Heats of the floor that have not started and are not over, drafts included, by time. */
function openHeats(desk: HeatDesk, floor: FloorRow): FloorHeat[] {
  const rows = [...desk.published.values()].filter(({ floorId }) => floorId === floor.id);
  const overdue = new Set(overdueHeats(rows, desk.now, hour));
  const published = [...overTimes(rows, hour)].flatMap(([row, overAt]) => {
    const { id: heatId, workoutId, number, startsAt } = row;
    const mayBeOver = overAt <= desk.now;
    const isOpen = row.startedAt === null && (!mayBeOver || overdue.has(row));
    return isOpen ? [{ heatId, workoutId, number, startsAt, mayBeOver }] : [];
  });
  const drafts = desk.plans
    .filter(({ floorId }) => floorId === floor.id)
    .flatMap(({ workoutId, layout }) =>
      layout.flatMap(({ id, startsAt }, index) =>
        desk.published.has(id)
          ? []
          : [
              {
                heatId: id,
                workoutId,
                number: index + 1,
                startsAt: new Date(startsAt),
                mayBeOver: false,
              },
            ],
      ),
    );
  return [...published, ...drafts].toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.number - other.number,
  );
}

function movedDesk(desk: HeatDesk, ids: ReadonlySet<string>, later: (at: string) => string): HeatDesk {
  const moved = (layout: readonly LaidHeat[]) =>
    layout.map((heat) => (ids.has(heat.id) ? { ...heat, startsAt: later(heat.startsAt) } : heat));
  const isMoved = (layout: readonly LaidHeat[] = []) => layout.some(({ id }) => ids.has(id));
  return {
    ...desk,
    plans: desk.plans.map((plan) => {
      const inPublished = isMoved(desk.publishedLayouts.get(plan.workoutId));
      if (!inPublished && !isMoved(plan.layout)) return plan;
      return {
        ...plan,
        layout: moved(plan.layout),
        version: plan.version + 1,
        publishedVersion: plan.publishedVersion + (inPublished ? 1 : 0),
      };
    }),
    publishedLayouts: new Map(
      [...desk.publishedLayouts].map(([workoutId, layout]) => [workoutId, moved(layout)]),
    ),
  };
}

function replyOf(before: HeatDesk, delay: PlannedDelay, people: number): FloorDelayReply {
  const known = new Set([...deskConflicts(before)].flatMap(([id, all]) => all.map((one) => keyOf(id, one))));
  const conflicts = [...deskConflicts(delay.desk)].flatMap(([workoutId, all]) =>
    all
      .filter((conflict) => !known.has(keyOf(workoutId, conflict)))
      .map((conflict) => ({ workoutId, conflict, name: conflictName(delay.desk, workoutId, conflict) })),
  );
  const { heats, published, first, choices, isPast } = delay;
  return { heats, published: published.heatIds.length, people, first, choices, isPast, conflicts };
}

/** The same collision with another number of minutes is the same. */
function keyOf(workoutId: string, { kind, entryId, heatId, other }: HeatConflict): string {
  return [workoutId, kind, entryId, heatId, other].join(' ');
}

/** Whom or what it concerns: an athlete, or a heat. */
function conflictName(desk: HeatDesk, workoutId: string, { entryId, heatId }: HeatConflict): string {
  const entry = entryId === null ? undefined : desk.entries.get(entryId);
  if (entry) return entry.name;
  const layout = desk.plans.find((plan) => plan.workoutId === workoutId)?.layout ?? [];
  return `${nameOf(desk, workoutId)}, heat ${layout.findIndex(({ id }) => id === heatId) + 1}`;
}

function nameOf({ workouts }: HeatDesk, workoutId: string): string {
  return workouts.find(({ id }) => id === workoutId)?.name ?? '';
}

function isKnown({ published }: HeatDesk, heatId: string): boolean {
  return published.has(heatId);
}

function floorIn({ floors }: HeatDesk, floorId: string): FloorRow {
  const found = isId(floorId) ? floors.find(({ id }) => id === floorId) : undefined;
  if (!found) throw floorNotFound();
  return found;
}
