import type { Equipment, ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { inLibraryWords, isOneSlipAway, wordsOf } from '@chalkline/contract/programs/exercise-search.ts';

export type Matched = Pick<ExerciseReply, 'id' | 'name' | 'equipment'>;

export interface Match<Exercise extends Matched> {
  readonly exercise: Exercise;
  /** The share of the words that its name has: 1 is all of them. */
  readonly likeness: number;
}

/** Below this likeness nothing is answered; tested with questions on either side. */
export const leastLikeness = 0.6;

/** Words that make an exercise no more special. */
const plainParts = new Set(wordsOf('barbell dumbbell body weight machine cable with on and the'));
const usualFirst: readonly Equipment[] = ['barbell', 'dumbbell'];

/** Exercises by how well their names fit a text, the best first. `done` breaks ties: what the person does counts first. */
export function matchExercises<Exercise extends Matched>(
  text: string,
  exercises: Iterable<Exercise>,
  done: readonly string[],
): Match<Exercise>[] {
  const asked = [text, inLibraryWords(text)].map(wordsOf);
  const order = new Map(done.map((id, at) => [id, at]));
  const ranked = [...exercises].flatMap((exercise) => {
    const name = wordsOf(exercise.name);
    const likeness = Math.max(...asked.map((words) => shareOf(words, name)));
    if (likeness === 0) return [];
    const extra = Math.min(...asked.map((words) => extraOf(words, name)));
    const usual = usualFirst.findIndex((each) => exercise.equipment.includes(each));
    const place = [
      -likeness,
      order.has(exercise.id) ? 0 : 1,
      extra,
      usual < 0 ? usualFirst.length : usual,
      order.get(exercise.id) ?? 0,
    ];
    return { exercise, likeness, place };
  });
  return ranked.sort(
    (one, other) => compare(one.place, other.place) || one.exercise.name.localeCompare(other.exercise.name),
  );
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function shareOf(words: readonly string[], name: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => isIn(word, name)).length / words.length;
}

function isIn(word: string, name: readonly string[]): boolean {
  return (
    name.some((each) => (word.length > 2 ? each.startsWith(word) : each === word || each === `${word}s`)) ||
    (word.length > 4 && name.some((_, at) => name.slice(at).join('').startsWith(word))) ||
    (word.length > 4 && name.some((each) => isOneSlipAway(word, each) && isOneSlipAway(each, word)))
  );
}

function extraOf(words: readonly string[], name: readonly string[]): number {
  return name.filter((each) => !plainParts.has(each) && !words.some((word) => each.startsWith(word))).length;
}
