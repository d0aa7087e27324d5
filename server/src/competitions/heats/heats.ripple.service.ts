import {
  type RippleChange,
  type RippleHeatChange,
  type RippleReply,
  rippleRowsShown,
} from '@chalkline/contract/competitions/ripple.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPeopleOfEntries } from '../competitions/own-entries.repository.ts';
import { findPenalizedEntries, findPenalty } from '../decisions/penalties.repository.ts';
import { unknownEntry } from '../entries/entries.errors.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { peopleToldOfCorrections } from '../score-corrections/score-corrections.notify.service.ts';
import { readTyped } from '../scores/scores.record.service.ts';
import { findCurrentScore, findCurrentScoresOf } from '../scores/scores.repository.ts';
import { findWholeBoard } from '../standings/boards.read.service.ts';
import {
  type BoardChange,
  type BoardRipple,
  divisionOf,
  previewBoards,
  type SavedTogether,
} from '../standings/boards.ripple.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { type HeatDesk, hasStarted } from './heats.desk.service.ts';
import { openDesk } from './heats.plan.service.ts';
import { planOf } from './heats.seed.service.ts';
import type { HeatPlanRow } from './heats.table.ts';
import type { Standings } from './standings.seed.service.ts';

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
  const { sql } = parts.database;
  if (change.kind === 'scores') return previewTogether(parts, viewer, desk, understood(desk, change.scores));
  const divisionId = await divisionOf(sql, competitionId, change);
  return spread(parts, viewer, desk, { change, byDivision: new Map([[divisionId, change]]) });
}

/** The same for scores and states that are saved together, in any divisions. */
export async function previewSaved(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  saved: Omit<SavedTogether, 'kind'>,
): Promise<RippleReply> {
  const desk = await openDesk(parts, viewer, competitionId);
  return previewTogether(parts, viewer, desk, { kind: 'scores', ...saved });
}

function previewTogether(
  parts: Parts,
  viewer: Viewer,
  desk: HeatDesk,
  change: SavedTogether,
): Promise<RippleReply> {
  const divisionOfEntry = ({ entryId }: { readonly entryId: string }) => {
    const divisionId = desk.entries.get(entryId)?.divisionId;
    if (divisionId === undefined) throw unknownEntry('body.change.scores');
    return divisionId;
  };
  const scores = Map.groupBy(change.scores, divisionOfEntry);
  const states = Map.groupBy(change.states, divisionOfEntry);
  const byDivision = new Map(
    [...new Set([...scores.keys(), ...states.keys()])].map((id): [string, SavedTogether] => [
      id,
      { kind: 'scores', scores: scores.get(id) ?? [], states: states.get(id) ?? [] },
    ]),
  );
  return spread(parts, viewer, desk, { change, byDivision });
}

type TypedScores = Extract<RippleChange, { readonly kind: 'scores' }>['scores'];

/** Of two texts for one entry and workout the later one counts. */
function understood({ workouts }: HeatDesk, scores: TypedScores): SavedTogether {
  const tried = new Map(
    scores.map(({ workoutId, entryId, ...text }) => {
      const workout = workouts.find(({ id }) => id === workoutId);
      if (!workout) throw unknownWorkout('body.change.scores');
      const value = readTyped({ ...text, tiebreaks: [] }, workout.scoring);
      return [`${workoutId} ${entryId}`, { workoutId, entryId, value }];
    }),
  );
  return { kind: 'scores', scores: [...tried.values()], states: [] };
}

interface Decided {
  readonly change: BoardChange;
  /** Its part in each division. */
  readonly byDivision: ReadonlyMap<string, BoardChange>;
}

async function spread(
  parts: Parts,
  viewer: Viewer,
  desk: HeatDesk,
  { change, byDivision }: Decided,
): Promise<RippleReply> {
  const competitionId = desk.competition.id;
  const divisionIds = new Set(byDivision.keys());
  const open = openPlans(desk, divisionIds);
  const following = open.filter(({ settings }) => settings.ranking === 'standing');
  const boards: BoardRipple[] = [];
  for (const [divisionId, part] of byDivision) {
    const asked = { divisionId, withOrders: following.length > 0 };
    boards.push(await previewBoards(parts, competitionId, part, asked));
  }
  const after = deskAfter(desk, change);
  const moved = new Map<string, number>();
  if (following.length > 0) {
    const others = await standingsOf(parts, viewer, competitionId, following, divisionIds);
    const ranked = (when: 'before' | 'after') =>
      new Map([
        ...others,
        ...boards.flatMap(({ orders }) => orders?.[when].map((id, at) => [id, at + 1] as const) ?? []),
      ]);
    const [before, then] = [ranked('before'), ranked('after')];
    for (const plan of following)
      moved.set(plan.workoutId, countMoved(heatsIn(desk, plan, before), heatsIn(after, plan, then)));
  }
  const gone = change.kind === 'entry_state' && change.to !== 'active' ? change.entryId : null;
  const heats = desk.workouts.flatMap(({ id: workoutId }): RippleHeatChange[] => {
    const plan = open.find((one) => one.workoutId === workoutId);
    const emptied = plan && gone !== null ? laneOf(desk, plan, gone) : null;
    const others = moved.get(workoutId) ?? 0;
    return emptied || others > 0 ? [{ workoutId, emptied, moved: others }] : [];
  });
  const notified = await whoIsNotified(parts, viewer, competitionId, change);
  const sum = (figure: (board: BoardRipple) => number) =>
    boards.reduce((total, board) => total + figure(board), 0);
  return {
    rows: boards.flatMap(({ rows }) => rows).slice(0, rippleRowsShown),
    cuts: boards.flatMap(({ cuts }) => cuts).slice(0, rippleRowsShown),
    changed: sum((board) => board.changed),
    cutsChanged: sum((board) => board.cutsChanged),
    withAccount: sum((board) => board.withAccount),
    heats,
    notified,
  };
}

/** Plans of these divisions with heats that have not started. */
function openPlans(desk: HeatDesk, divisionIds: ReadonlySet<string>): HeatPlanRow[] {
  return desk.plans.filter(
    ({ settings, layout }) =>
      settings.divisionIds.some((id) => divisionIds.has(id)) &&
      layout.some(({ id }) => !hasStarted(desk, id)),
  );
}

/** The places of the other divisions in these plans, which the decision doesn't change. */
async function standingsOf(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  plans: readonly HeatPlanRow[],
  divisionIds: ReadonlySet<string>,
): Promise<Standings> {
  const all = plans.flatMap(({ settings }) => settings.divisionIds);
  const ids = new Set(all.filter((id) => !divisionIds.has(id)));
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

function deskAfter(desk: HeatDesk, change: BoardChange): HeatDesk {
  const entries = new Map(desk.entries);
  for (const { entryId, to } of statesIn(change)) {
    const entry = entries.get(entryId);
    if (entry) entries.set(entryId, { ...entry, state: to });
  }
  return { ...desk, entries };
}

function statesIn(change: BoardChange): SavedTogether['states'] {
  if (change.kind === 'merge') return [{ entryId: change.mergedId, to: 'out' }];
  if (change.kind === 'scores') return change.states;
  return change.kind === 'entry_state' ? [change] : [];
}

/** Who of the entry is notified when this is decided. */
async function whoIsNotified(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  change: BoardChange,
): Promise<RippleReply['notified']> {
  const { sql } = parts.database;
  if (change.kind === 'score') {
    const current = await findCurrentScore(sql, change.workoutId, change.entryId);
    return current && peopleToldOfCorrections(parts, sql, viewer, [current.id]);
  }
  if (change.kind === 'scores') {
    const slots = new Set(change.scores.map(({ workoutId, entryId }) => `${workoutId} ${entryId}`));
    const current = await findCurrentScoresOf(
      sql,
      [...new Set(change.scores.map(({ workoutId }) => workoutId))],
      change.scores.map(({ entryId }) => entryId),
    );
    const replaced = current.filter(({ workoutId, entryId }) => slots.has(`${workoutId} ${entryId}`));
    return peopleToldOfCorrections(
      parts,
      sql,
      viewer,
      replaced.map(({ id }) => id),
    );
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
