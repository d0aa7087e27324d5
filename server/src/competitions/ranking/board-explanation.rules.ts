import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ExplanationReply, NeighborReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { BoardEntry, BoardInput, RankedCells } from './board-ranking.rules.ts';
import { type Explanation, explainPlace, type Neighbor } from './explain.rules.ts';
import { keyPartName, keyPartValue } from './key-texts.rules.ts';
import type { OverallRanking } from './overall.rules.ts';
import { ordinal, overallPartName, overallPartValue, totalsIn } from './overall-texts.rules.ts';
import { type Passing, passingInWorkout, passingOverall, passingSentence } from './passing.rules.ts';
import { numberAt, type Ranking } from './places.rules.ts';
import { pointsSentences } from './points-sentences.rules.ts';
import { shownPlace } from './workout-ranking.rules.ts';

/** How many of the entries sharing a place are named. */
const namedAtMost = 20;

/** What an explanation needs of a leaderboard besides its ranking; entries only as far as they are named. */
export type Explained = Pick<BoardInput, 'scoring' | 'adjustments'> & {
  readonly entries: readonly (Pick<BoardEntry, 'id' | 'name' | 'status'> | undefined)[];
};

/** The entries named in the explanation of a place. */
export function namedBy(ranking: Ranking, index: number): number[] {
  const found = explainPlace(ranking, index);
  const beside = [found?.ahead, found?.behind].flatMap((neighbor) => neighbor?.entry ?? []);
  return [index, ...beside, ...(found?.sharedWith.slice(0, namedAtMost) ?? [])];
}

/** Explains an entry's place in a workout, from the ranking that gave it. */
export function explainCell(input: Explained, workout: RankedCells, index: number): ExplanationReply {
  const { ranking, scoring, cells } = workout;
  const cell = cells[index] ?? 'nothing';
  const { absent } = input.scoring;
  const isShown = (entry: number) => shownPlace(ranking, entry, absent) > 0;
  const found = isShown(index) ? explainPlace(ranking, index) : null;
  const behind = found?.behind && isShown(found.behind.entry) ? found.behind : null;
  // Absent entries come last, either all of them ranked or none.
  const ranked = absent === 'no_place' ? ranking.absentPlace - 1 : ranking.order.length;
  const name = (part: (typeof ranking.parts)[number]) => keyPartName(part, scoring);
  const value = (part: (typeof ranking.parts)[number], entry: number) =>
    keyPartValue(part, cells[entry] ?? 'nothing', scoring);
  const points = numberAt(workout.points, index);
  const side: Side<(typeof ranking.parts)[number]> = {
    places: ranking.places,
    name,
    value,
    passing: (decided, upper) => passingInWorkout(decided, cells[upper] ?? 'nothing', scoring),
    own: index,
  };
  return {
    ...whose(input, index),
    workoutId: workout.id,
    points: Number.isNaN(points) ? null : points,
    result: typeof cell === 'string' ? '' : showScore(cell, scoring).words,
    sentences: [
      ...resultSentences(workout, index),
      ...placeSentences(found, ranked),
      ...pointsSentences(workout, { index, place: found?.place ?? null, rules: input.scoring }),
    ],
    compared: ranking.parts
      .filter((part) => !part.startsWith('other_part_'))
      .map((part) => ({ what: name(part), value: value(part, index) })),
    ...placing(input, found, ranked),
    ahead: neighborReply(input, found?.ahead, 'ahead', side),
    behind: neighborReply(input, behind, 'behind', side),
  };
}

/** Explains an entry's overall place, from the ranking that gave it. */
export function explainOverall(
  input: Explained,
  { overall, workouts }: { readonly overall: OverallRanking; readonly workouts: readonly RankedCells[] },
  index: number,
): ExplanationReply {
  const { scoring } = input;
  const found = explainPlace(overall, index);
  const total = numberAt(overall.totals, index);
  const totalText = totalsIn(workouts);
  const name = (part: (typeof overall.parts)[number]) => overallPartName(part, scoring);
  const number = (part: (typeof overall.parts)[number], entry: number) =>
    numberAt(overall.keys, entry * overall.width + overall.parts.indexOf(part));
  const value = (part: (typeof overall.parts)[number], entry: number) =>
    overallPartValue(part, number(part, entry), scoring, totalText);
  const own = input.entries[index];
  const adjustments =
    own?.status === 'out' ? [] : input.adjustments.filter(({ entryId }) => entryId === own?.id);
  const side: Side<(typeof overall.parts)[number]> = {
    places: overall.places,
    name,
    value,
    passing: (decided, upper) => passingOverall(decided, number(decided.part, upper)),
    own: index,
  };
  return {
    ...whose(input, index),
    workoutId: null,
    points: Number.isNaN(total) ? null : total,
    result: Number.isNaN(total) ? '' : totalText(total),
    sentences: [
      ...statusSentences(input, index),
      ...placeSentences(found, overall.order.length),
      ...adjustments.map(
        ({ points, reason }) =>
          `${points > 0 ? 'Given' : 'Taken'} by hand: ${totalText(Math.abs(points))}. ${reason}`,
      ),
    ],
    compared: overall.parts.map((part) => ({ what: name(part), value: value(part, index) })),
    ...placing(input, found, overall.order.length),
    ahead: neighborReply(input, found?.ahead, 'ahead', side),
    behind: neighborReply(input, found?.behind, 'behind', side),
  };
}

function whose({ entries }: Explained, index: number) {
  const entry = entries[index];
  return { entryId: entry?.id ?? '', name: entry?.name ?? '' };
}

function placing(input: Explained, found: Explanation<string> | null, ranked: number) {
  const shared = found?.sharedWith ?? [];
  return {
    place: found?.place ?? null,
    ranked,
    sharedWith: shared.slice(0, namedAtMost).map((entry) => whose(input, entry)),
    sharedCount: shared.length,
  };
}

function placeSentences(found: Explanation<string> | null, ranked: number): string[] {
  if (found === null) return [];
  const { place, sharedWith } = found;
  const better = place - 1;
  const first = better === 0 ? 'No one is ahead' : `${better} ${better === 1 ? 'is' : 'are'} better`;
  const sentences = [`${first}, so this is the ${ordinal(place)} place of ${ranked}.`];
  if (sharedWith.length > 0) {
    const others = sharedWith.length === 1 ? 'one other' : `${sharedWith.length} others`;
    const next = place + sharedWith.length + 1;
    sentences.push(
      `It is shared with ${others}, equal in all that is compared; the next place is the ${ordinal(next)}.`,
    );
  }
  return sentences.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
}

function resultSentences({ scoring, penalized, ranking }: RankedCells, index: number): string[] {
  const changed = penalized.get(index);
  if (changed) {
    const original = showScore(changed.original, scoring).words;
    return [`Handed in was ${original}.`, ...changed.penalties.map((one) => `${penaltyText(one)}.`)];
  }
  switch (cellKinds[numberAt(ranking.kinds, index)]) {
    case 'pending':
      return ['No score yet.'];
    case 'absent':
      return ['No score was submitted.'];
    case 'out':
      return ['Not competing in this workout.'];
    default:
      return [];
  }
}

const withdrawnTexts: Readonly<Record<CompetitionScoring['withdrawn'], string>> = {
  by_points: 'Ranked by points.',
  below: 'Ranked below everyone who stayed.',
  // Only athletes still competing are sure to be above: those cut earlier got less far.
  below_by_progress:
    'Ranked by how far they got: below everyone still competing, but possibly above athletes cut earlier.',
  below_by_withdrawal: 'Ranked below everyone who stayed.',
};

function statusSentences({ entries, scoring }: Explained, index: number): string[] {
  switch (entries[index]?.status) {
    case 'disqualified':
      return ['Disqualified: removed from the overall ranking. Workout places and points stay.'];
    case 'out':
      return ['Not competing.'];
    case 'withdrawn':
      return [`Withdrew. ${withdrawnTexts[scoring.withdrawn]}`];
    case 'cut':
      return ['Was cut, and is ranked by points.'];
    default:
      return [];
  }
}

interface Side<Part extends string> {
  readonly places: Int32Array;
  readonly name: (part: Part) => string;
  readonly value: (part: Part, entry: number) => string;
  /** What passing the upper one of the two takes; `mark` is its part of the key, in words. */
  readonly passing: (decided: { part: Part; name: string; mark: string }, upper: number) => Passing;
  readonly own: number;
}

function neighborReply<Part extends string>(
  input: Explained,
  neighbor: Neighbor<Part> | null | undefined,
  side: 'ahead' | 'behind',
  { places, name, value, passing, own }: Side<Part>,
): NeighborReply | null {
  if (!neighbor) return null;
  const { entry, decidedBy } = neighbor;
  const known = whose(input, entry);
  const what = name(decidedBy);
  const [ours, theirs] = [value(decidedBy, own), value(decidedBy, entry)];
  const against = ours === theirs ? '' : `: ${theirs} against ${ours}`;
  const [upper, mark] = side === 'ahead' ? [entry, theirs] : [own, ours];
  return {
    ...known,
    place: numberAt(places, entry),
    decidedBy: what,
    own: ours,
    theirs,
    words: `${side === 'ahead' ? 'Just ahead' : 'Just behind'} is ${known.name}, by ${what}${against}.`,
    passing: passingSentence(passing({ part: decidedBy, name: what, mark }, upper), side),
  };
}
