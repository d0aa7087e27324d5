import type { ExerciseReply } from './exercise.schema.ts';

/** What searches read of an exercise. */
export type Searched = Pick<ExerciseReply, 'name' | 'primary' | 'secondary' | 'equipment'>;

/** The words of a text, lowercase, without accents and the s of a plural. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=ss|ch|sh|x)es$|(?<!s)s$/, '') : word,
  );
}

/** What people say and how the library has it, each with the end of the word. */
const otherNames: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bback squats?\b/g, 'barbell squat'],
  [/\brdls?\b/g, 'romanian deadlift'],
  [/\b(ohp|overhead press|strict press|military press)\b/g, 'seated military press'],
  [/\bshoulder press(es)?\b/g, 'dumbbell shoulder press'],
  [/\bbench(?! (press|dip))(?=$| )/g, 'bench press'],
  [/\b(lat )?pull ?-?downs?\b/g, 'pull down'],
  [/\bpress ?-?ups?\b/g, 'push up'],
  [/\bhspus?\b/g, 'handstand push up'],
  [/\b(t2b|ttb)\b/g, 'toes to bar'],
  [/\b(dus?|dubs|skipping|jump ?rope)\b/g, 'double under'],
  [/\bsit ?-?ups?\b/g, 'crunch'],
  [/\bohs\b/g, 'overhead squat'],
  [/\btgus?\b/g, 'turkish get up'],
  [/\b(rowing|(row )?erg(ometer)?|rower)\b/g, 'row'],
  [/\b(running|treadmill|jogging)\b/g, 'run'],
  [/\bski ?erg\b/g, 'ski'],
  [/\b(assault|echo) bike\b/g, 'air bike'],
  [/\bcycling\b/g, 'bike'],
  [/\bpendlay rows?\b/g, 'bent over row'],
  [/\bside raises?\b/g, 'lateral raise'],
  [/\brear delts?\b/g, 'rear deltoid'],
  [/\bfarmer(s|’s|'s)? walks?\b/g, 'farmer carry'],
  [/\bab wheel\b/g, 'ab rollout'],
  [/\bglute bridges?\b/g, 'bridging'],
  [/\bdb\b/g, 'dumbbell'],
  [/\bbb\b/g, 'barbell'],
  [/\bkb\b/g, 'kettlebell'],
];

/** A text with the library's names for what it names, in lower case. */
export function inLibraryWords(text: string): string {
  return otherNames.reduce((name, [said, ours]) => name.replaceAll(said, ours), text.toLowerCase());
}

/**
 * How well an exercise answers what is typed, under the library's name or another one: 0 is best, null is not at all.
 * Each typed word must begin a word of the name, a muscle or the equipment, or be one slip of the keyboard away from a
 * word of the name.
 */
export function rankOf(exercise: Searched, search: string): number | null {
  const ours = inLibraryWords(search);
  const ranks = [search, ...(ours === search.toLowerCase() ? [] : [ours])].map((text) =>
    rankAs(exercise, text),
  );
  return ranks.reduce((best, rank) => (best === null || (rank !== null && rank < best) ? rank : best), null);
}

/** Those that answer what is typed, the best first; all of them, in their order, while nothing is. */
export function searchExercises<Exercise extends Searched>(
  all: readonly Exercise[],
  search: string,
): Exercise[] {
  if (wordsOf(search).length === 0) return [...all];
  return all
    .flatMap((exercise) => {
      const rank = rankOf(exercise, search);
      return rank === null ? [] : [{ exercise, rank }];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.exercise.name.length - other.exercise.name.length ||
        one.exercise.name.localeCompare(other.exercise.name),
    )
    .map(({ exercise }) => exercise);
}

function rankAs(exercise: Searched, search: string): number | null {
  const typed = wordsOf(search);
  const name = wordsOf(exercise.name);
  const about = [...exercise.primary, ...exercise.secondary, ...exercise.equipment].flatMap((word) =>
    wordsOf(word.replaceAll('_', ' ')),
  );
  const joined = name.join('');
  let worst = 0;
  for (const word of typed) {
    if (name.some((each) => each.startsWith(word)) || joined.startsWith(word)) continue;
    if (about.some((each) => each.startsWith(word))) worst = Math.max(worst, 2);
    else if (word.length >= 4 && name.some((each) => isOneSlipAway(word, each))) worst = Math.max(worst, 3);
    else return null;
  }
  if (worst > 0) return worst;
  return typed.length > 0 && typed.every((word, index) => name[index]?.startsWith(word)) ? 0 : 1;
}

/** One letter more, less, other or swapped with its neighbor, also while the word is still being typed. */
export function isOneSlipAway(typed: string, word: string): boolean {
  for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
    if (length <= word.length && slips(typed, word.slice(0, length)) <= 1) return true;
  }
  return false;
}

function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1;
  }
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return left.length + right.length > 0 ? 1 : 0;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0] ? 1 : 2;
}
