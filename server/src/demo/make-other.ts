import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listCuts, makeCut } from '../competitions/cut-plans/cut-plans.service.ts';
import { createAdjustment } from '../competitions/decisions/adjustments.service.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { moveCompetition } from '../competitions/organizing/competitions.move.service.ts';
import { changeDivision } from '../competitions/organizing/divisions.change.service.ts';
import { listPublications, movePublications } from '../competitions/publications/publications.service.ts';
import { openRegistration } from '../competitions/registrations/registrations.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { demoDay, demoDays } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';
import { joinPairs, pairStarters, pairsOf } from './demo-pairs.ts';
import { claimOwn, entryNamed, type Stage, stageCompetition } from './demo-stage.ts';
import { mastersWomen, openMen, openWomen, prairieMen, prairieWomen } from './invented-athletes.ts';
import { drawField, entriesFile, type Starter, scoresFile } from './invented-field.ts';
import { moulds } from './invented-workouts.ts';
import type { OtherCompetition, OtherDivision, OtherWorkout } from './other-competition.ts';

interface OtherPeople {
  readonly organizer: Person;
  /** Takes part in it, where it has an open division of women. */
  readonly athlete: Person;
  readonly staff: readonly Person[];
}

/** A competition from its sketch. Gives its id. */
export async function makeOther(
  parts: Parts,
  sketch: OtherCompetition,
  { organizer, athlete, staff }: OtherPeople,
): Promise<string> {
  const { facts, workouts, state, played, missed } = sketch;
  const athletes = drawAll(sketch, athlete.name);
  const pairs = pairsOf(sketch, athletes);
  const starters = [...athletes, ...pairStarters(pairs, athletes.length + 101)];
  const invented = workouts.map(({ name, like }) => ({ name, ...moulds[like] }));
  const isOver = state === 'finished';
  // One that is over was played and decided in its days.
  const then = isOver ? daysAgo(parts, -sketch.days[1] - 1) : parts;
  const view = await stageCompetition(then, {
    organizer,
    staff,
    facts: factsOf(parts, sketch),
    entries: entriesFile(starters),
    scores: played > 0 ? [scoresFile(facts.name, starters, invented.slice(0, played), missed)] : [],
    state: isOver ? 'live' : state,
  });
  const { id } = view.competition;
  await joinPairs(then, organizer, view, pairs);
  await openRegistrationOf(parts, sketch, { view, viewer: asViewer(organizer) });
  const takesPart = starters.some(({ name }) => name === athlete.name);
  if (isOver) {
    if (takesPart) await claimOwn(then, organizer, id, athlete);
    await finish(then, organizer, view, sketch);
  }
  return id;
}

/** What its organizer says of it, with days that follow from today. */
export function factsOf(
  parts: Parts,
  { facts, divisions, workouts, days }: OtherCompetition,
): Stage['facts'] {
  return {
    ...facts,
    ...demoDays(parts, ...days),
    divisions: divisions.map(divisionOf),
    workouts: workouts.map((workout) => workoutOf(parts, workout)),
  };
}

/**
 * Registration as its sketch has it, with everything back until two weeks before and half until two days before. It closes
 * on the evening before the competition.
 */
export async function openRegistrationOf(
  parts: Parts,
  { registration, days: [first] }: OtherCompetition,
  made: { readonly view: CompetitionView; readonly viewer: Viewer },
): Promise<void> {
  if (!registration) return;
  const { currency, prices, early = [] } = registration;
  await openRegistration(parts, made, {
    currency,
    closesAt: `${demoDay(parts, first - 1)}T17:00:00.000Z`,
    transferHours: 48,
    shareHours: 168,
    refundRule: [
      { hoursBefore: 336, rate: 10_000, kept: 0 },
      { hoursBefore: 48, rate: 5000, kept: 0 },
    ],
    divisions: made.view.divisions.map(({ id: divisionId }, index) => ({
      divisionId,
      price: prices[index] ?? 0,
      steps: early.map((step) => ({
        price: step.prices[index] ?? 0,
        until: `${demoDay(parts, step.days)}T22:00:00.000Z`,
        places: null,
      })),
    })),
  });
}

const pools = {
  open: { women: openWomen, men: openMen },
  masters: { women: mastersWomen, men: openMen },
  prairie: { women: prairieWomen, men: prairieMen },
} as const;

/** The fields of all divisions, drawn from the invented athletes. */
export function drawAll(
  { facts, divisions, state }: OtherCompetition,
  athleteName: string,
): readonly Starter[] {
  let firstBib = 1;
  return divisions.flatMap(({ name, figures, size, pool: drawnFrom }) => {
    const from = pools[drawnFrom ?? 'open'][figures];
    // What the athlete takes part in next is theirs to choose.
    const always = state === 'finished' ? { always: athleteName } : {};
    const pool = state === 'finished' ? from : from.filter((one) => one.name !== athleteName);
    const field = drawField(facts.name, { division: name, figures, from: pool, size, firstBib, ...always });
    firstBib += size + 10;
    return field;
  });
}

/** A planned field has its own table. */
function divisionOf({ figures: _, size: __, pool: ___, ...division }: OtherDivision) {
  const { plannedField } = division;
  if (!plannedField) return division;
  return { ...division, points: { method: 'table' as const, table: `2023-${plannedField}` } };
}

function workoutOf(parts: Parts, { name, like, sponsor, releasedIn }: OtherWorkout) {
  const { description, movements, scoring } = moulds[like];
  return {
    name,
    description,
    movements: [...movements],
    scoring,
    sponsor: sponsor === undefined ? null : { name: sponsor, link: null },
    releaseAt: releasedIn === undefined ? null : `${demoDay(parts, releasedIn)}T16:00:00.000Z`,
  };
}

/** The last decision, every result final, and the end. */
async function finish(
  parts: Parts,
  organizer: Person,
  { competition: { id }, divisions, workouts }: CompetitionView,
  { adjusted, goOn }: OtherCompetition,
): Promise<void> {
  const viewer = asViewer(organizer);
  if (adjusted) {
    const entry = await entryNamed(parts, organizer, id, adjusted.athlete);
    const { points, reason } = adjusted;
    await createAdjustment(parts, viewer, id, { entryId: entry.id, points, reason });
  }
  const results = (await listPublications(parts, viewer, id)).map(({ divisionId, workoutId }) => ({
    divisionId,
    workoutId,
  }));
  await movePublications(parts, viewer, id, { results, from: 'published', to: 'final' });
  if (goOn !== undefined) await cutAfterLast(parts, viewer, { id, divisions, workouts, goOn });
  await moveCompetition(parts, viewer, id, { from: 'live', to: 'finished' });
}

/** The cut of each division, made as its organizer makes it. */
async function cutAfterLast(
  parts: Parts,
  viewer: Viewer,
  {
    id: competitionId,
    divisions,
    workouts,
    goOn,
  }: Pick<CompetitionView, 'divisions' | 'workouts'> & {
    readonly id: string;
    readonly goOn: number;
  },
): Promise<void> {
  const workoutId = workouts.at(-1)?.id ?? '';
  const rule = { by: 'top' as const, count: goOn };
  const cuts = [{ afterWorkoutId: workoutId, rule, ties: 'all' as const, movesUp: true }];
  for (const { id: divisionId } of divisions)
    await changeDivision(parts, viewer, { competitionId, divisionId }, { cuts });
  for (const { divisionId, outcome } of await listCuts(parts, viewer, competitionId))
    await makeCut(parts, viewer, { competitionId, divisionId, workoutId }, { outcome });
}
