import type {
  RippleChange,
  RippleHeatChange,
  RippleReply,
} from '@chalkline/contract/competitions/ripple.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPeopleOfEntries } from '../competitions/own-entries.repository.ts';
import { findPenalizedEntries, findPenalty } from '../decisions/penalties.repository.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { peopleToldOfCorrection } from '../score-corrections/score-corrections.notify.service.ts';
import { findCurrentScore } from '../scores/scores.repository.ts';
import { findWholeBoard } from '../standings/boards.read.service.ts';
import { divisionOf, previewBoards } from '../standings/boards.ripple.service.ts';
import { type HeatDesk, hasStarted } from './heats.desk.service.ts';
import { openDesk } from './heats.plan.service.ts';
import { planOf, type Standings } from './heats.seed.service.ts';
import type { HeatPlanRow } from './heats.table.ts';

/**
 * What a decision would change, before it is taken: places, points, cuts and heats. Nothing is kept. For the staff
 * alone.
 */
export async function previewWithHeats(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  change: RippleChange,
): Promise<RippleReply> {
  const desk = await openDesk(parts, viewer, competitionId);
  const divisionId = await divisionOf(parts.database.sql, competitionId, change);
  const open = openPlans(desk, divisionId);
  const following = open.filter(({ settings }) => settings.ranking === 'standing');
  const asked = { divisionId, withOrders: following.length > 0 };
  const { orders, ...ripple } = await previewBoards(parts, competitionId, change, asked);
  const after = deskAfter(desk, change);
  const moved = new Map<string, number>();
  if (orders) {
    const others = await standingsOf(parts, viewer, competitionId, following, divisionId);
    const ranked = (ids: readonly string[]) =>
      new Map([...others, ...ids.map((id, at) => [id, at + 1] as const)]);
    for (const plan of following)
      moved.set(
        plan.workoutId,
        countMoved(heatsIn(desk, plan, ranked(orders.before)), heatsIn(after, plan, ranked(orders.after))),
      );
  }
  const gone = change.kind === 'entry_state' && change.to !== 'active' ? change.entryId : null;
  const heats = desk.workouts.flatMap(({ id: workoutId }): RippleHeatChange[] => {
    const plan = open.find((one) => one.workoutId === workoutId);
    const emptied = plan && gone !== null ? laneOf(desk, plan, gone) : null;
    const others = moved.get(workoutId) ?? 0;
    return emptied || others > 0 ? [{ workoutId, emptied, moved: others }] : [];
  });
  const notified = await whoIsNotified(parts, viewer, competitionId, change);
  return { ...ripple, heats, notified };
}

/** Plans of the division with heats that have not started. */
function openPlans(desk: HeatDesk, divisionId: string): HeatPlanRow[] {
  return desk.plans.filter(
    ({ settings, layout }) =>
      settings.divisionIds.includes(divisionId) && layout.some(({ id }) => !hasStarted(desk, id)),
  );
}

/** The places of the other divisions in these plans, which the decision doesn't change. */
async function standingsOf(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  plans: readonly HeatPlanRow[],
  divisionId: string,
): Promise<Standings> {
  const ids = new Set(plans.flatMap(({ settings }) => settings.divisionIds));
  ids.delete(divisionId);
  const standings = new Map<string, number>();
  for (const other of ids) {
    const { rows } = await findWholeBoard(parts, viewer, competitionId, {
      divisionId: other,
      view: 'inside',
    });
    for (const { entryId, order } of rows) standings.set(entryId, order + 1);
  }
  return standings;
}

/** The heat of every entry as a new seeding would deal it. */
function heatsIn(desk: HeatDesk, before: HeatPlanRow, standings: Standings): ReadonlyMap<string, number> {
  const { workoutId, settings } = before;
  const { layout } = planOf(desk, { workoutId, settings, before, standings });
  return new Map(
    layout.flatMap(({ lanes }, heat) => lanes.flatMap((id) => (id === null ? [] : [[id, heat] as const]))),
  );
}

/** Entries that are in both, in another heat. */
function countMoved(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...before].filter(([id, heat]) => after.has(id) && after.get(id) !== heat).length;
}

function deskAfter(desk: HeatDesk, change: RippleChange): HeatDesk {
  if (change.kind !== 'entry_state' && change.kind !== 'merge') return desk;
  const [id, state] =
    change.kind === 'merge' ? [change.mergedId, 'out' as const] : [change.entryId, change.to];
  const entry = desk.entries.get(id);
  return entry ? { ...desk, entries: new Map(desk.entries).set(id, { ...entry, state }) } : desk;
}

/** Who of the entry is notified when this is decided. */
async function whoIsNotified(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  change: RippleChange,
): Promise<RippleReply['notified']> {
  const { sql } = parts.database;
  if (change.kind === 'score') {
    const current = await findCurrentScore(sql, change.workoutId, change.entryId);
    return current && peopleToldOfCorrection(parts, sql, viewer, current.id);
  }
  if (change.kind === 'entry_state') {
    const entry = await findEntry(sql, competitionId, change.entryId);
    const people = await findPeopleOfEntries(sql, [change.entryId]);
    return entry && { name: entry.name, people: countOthers(people, viewer) };
  }
  if (change.kind !== 'penalty' && change.kind !== 'penalty_withdrawal') return null;
  const about = change.kind === 'penalty' ? change : await findPenalty(sql, competitionId, change.penaltyId);
  const [entry] = about ? await findPenalizedEntries(sql, [about.entryId]) : [];
  if (!entry) return null;
  return { name: entry.name, people: countOthers(entry.personIds, viewer) };
}

function countOthers(personIds: readonly string[], viewer: Viewer): number {
  return personIds.filter((id) => id !== viewer.personId).length;
}

function laneOf(desk: HeatDesk, { layout }: HeatPlanRow, entryId: string): RippleHeatChange['emptied'] {
  const heat = layout.findIndex(({ lanes }) => lanes.includes(entryId));
  const found = layout[heat];
  if (!found || hasStarted(desk, found.id)) return null;
  return { heat: heat + 1, lane: found.lanes.indexOf(entryId) + 1 };
}
