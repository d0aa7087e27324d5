import type { Equipment, ExerciseReply, Muscle } from '@chalkline/contract/programs/exercise.schema.ts';

/** What searches read of an exercise. */
export type Searched = Pick<ExerciseReply, 'name' | 'primary' | 'secondary' | 'equipment'>;

export interface Wanted {
  readonly search?: string | undefined;
  readonly muscle?: Muscle | undefined;
  readonly equipment?: Equipment | 'none' | undefined;
}

/** Whether an exercise trains the muscle first of all and needs the equipment. */
export function fits({ primary, equipment }: Searched, wanted: Wanted): boolean {
  if (wanted.muscle && !primary.includes(wanted.muscle)) return false;
  if (wanted.equipment === undefined) return true;
  return wanted.equipment === 'none' ? equipment.length === 0 : equipment.includes(wanted.equipment);
}

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

/**
 * How well an exercise answers what is typed: 0 is best, null is not at all. Each typed word must begin a word of the
 * name, a muscle or the equipment, or be one slip of the keyboard away from a word of the name.
 */
export function rankOf(exercise: Searched, search: string): number | null {
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
