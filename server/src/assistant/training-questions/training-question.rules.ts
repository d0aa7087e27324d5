import { type Equipment, equipment, type Muscle } from '@chalkline/contract/programs/exercise.schema.ts';
import { plainWords } from '../safety.rules.ts';

/** What is asked for. `about` is what is left of the question: words to find an exercise by. */
export type TrainingIntent =
  | { readonly kind: 'swap'; readonly about: string; readonly other: string }
  | {
      readonly kind: 'add' | 'remove' | 'more_sets' | 'heavier' | 'lighter' | 'shorter';
      readonly about: string;
    }
  | { readonly kind: 'record'; readonly about: string }
  | { readonly kind: 'last'; readonly about: string }
  | { readonly kind: 'how_to'; readonly about: string }
  | { readonly kind: 'count' }
  /** What is planned: the next workout of a program that runs. */
  | { readonly kind: 'next' }
  | {
      readonly kind: 'list';
      readonly muscles: readonly Muscle[];
      /** Null: any. Empty: none at all. */
      readonly equipment: readonly Equipment[] | null;
    };

const muscleWords: ReadonlyArray<readonly [RegExp, readonly Muscle[]]> = [
  [/\blower back\b/g, ['lower_back']],
  [/\bupper back\b/g, ['upper_back']],
  [/\binner thighs?\b|\badductors?\b/g, ['hip_adductors']],
  [/\bouter (hips?|thighs?)\b|\babductors?\b/g, ['hip_abductors']],
  [/\b(abs?|abdominals?|core|stomach|six ?-?pack)\b/g, ['abdominals']],
  [/\bobliques?\b/g, ['obliques']],
  [/\b(chest|pecs?|pectorals?)\b/g, ['chest']],
  [/\b(shoulders?|delts?|deltoids?)\b/g, ['shoulders']],
  [/\b(traps?|trapezius)\b/g, ['trapezius']],
  [/\blats?\b/g, ['lats']],
  [/\bback\b/g, ['lats', 'upper_back']],
  [/\bbiceps?\b/g, ['biceps']],
  [/\btriceps?\b/g, ['triceps']],
  [/\barms?\b/g, ['biceps', 'triceps']],
  [/\bforearms?\b/g, ['forearms']],
  [/\b(glutes?|butt|bum)\b/g, ['glutes']],
  [/\b(quads?|quadriceps|thighs?)\b/g, ['quadriceps']],
  [/\b(hamstrings?|hams)\b/g, ['hamstrings']],
  [/\blegs?\b/g, ['quadriceps', 'hamstrings', 'glutes']],
  [/\b(calves|calf)\b/g, ['calves']],
];
const noEquipment =
  /\b(no|without( any)?) (equipment|weights?|gear)\b|\bbody ?-?weight( only)?\b|\bat home\b|\bwithout a gym\b/g;

/** Words of questions, which name no exercise. */
const askingWords = new Set(
  `a an the and or of for to from in on at by with without as is are was were be been do does did doing done have has had i im ive me
  my mine we you your it its this that these those there here how what whats which who when where why can could should would will
  may might please show tell give get find explain describe help want like need know about into any some every each all good best
  better great right correct correctly proper properly form technique steps way exercise exercises movement movements move moves
  workout workouts session sessions training train trains trained work works working hit hits target targets build builds grow
  strengthen stronger muscle muscles only just also too very now today tomorrow yesterday again next time times last previous
  previously latest recent recently week weeks month day days make change my more less set sets rep reps weight weights load loads
  program plan routine use using try perform execute alternative alternatives instead`.split(/\s+/),
);

/** It is text to search with, whatever it says. */
export function readTrainingQuestion(asked: string): TrainingIntent {
  const text = plainWords(asked)
    .replaceAll(/[?!.,;:"“”()[\]{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return proposalIn(text) ?? ownIn(text) ?? listIn(text) ?? { kind: 'how_to', about: contentOf(text) };
}

/** A change to a workout that was done, rather than to a planned one. */
export const asksForLast = (asked: string) => /\b(last|latest|previous|yesterdays)\b/.test(plainWords(asked));

function proposalIn(text: string): TrainingIntent | null {
  const swap = /\b(?:swap|replace|substitute|exchange|switch)\b (.+?) (?:with|for|by|to)\b (.+)/.exec(text);
  if (swap) return { kind: 'swap', about: contentOf(swap[1] ?? ''), other: contentOf(swap[2] ?? '') };
  const other =
    /\b(?:swap|replace|substitute|exchange|instead of|alternatives? (?:to|for)|something else for)\b (.+)/.exec(
      text,
    );
  if (other) return { kind: 'swap', about: contentOf(other[1] ?? ''), other: '' };
  const sets = /\b(?:add|do|give me) (?:a|an|one|1|another|more|extra)(?: more| extra)? sets?\b(.*)/.exec(
    text,
  );
  if (sets) return { kind: 'more_sets', about: contentOf(sets[1] ?? '') };
  if (
    /\b(shorter|shorten|less time|short on time|quick version|in a hurry|only (have )?\d+ min\w*)\b/.test(
      text,
    )
  )
    return { kind: 'shorter', about: '' };
  const lighter =
    /\b(lighter|easier|deload|less weight|(reduce|lower|drop|decrease) (the |my )?(weights?|loads?))\b/;
  if (lighter.test(text)) return { kind: 'lighter', about: contentOf(text.replace(lighter, ' ')) };
  const heavier =
    /\b(heavier|harder|more weight|progress( to| on)?|(add|increase|raise|bump)( up)?( the| my| more)? (weights?|loads?))\b/;
  if (heavier.test(text)) return { kind: 'heavier', about: contentOf(text.replace(heavier, ' ')) };
  const added = /^(?:please |can you |could you )?(?:add|include)\b (.+)/.exec(text);
  if (added) return { kind: 'add', about: contentOf(added[1] ?? '') };
  const gone = /^(?:please |can you |could you )?(?:remove|drop|skip|leave out|delete|take out)\b (.+)/.exec(
    text,
  );
  return gone ? { kind: 'remove', about: contentOf(gone[1] ?? '') } : null;
}

function ownIn(text: string): TrainingIntent | null {
  const next =
    /\b(next|todays|upcoming|planned|tomorrows) (workouts?|session|training)\b|\bworkout (for )?(today|tomorrow)\b|\bmy (program|plan|routine|schedule)\b|\bwhat (should|do|am|can) i (train|do|training|doing) (today|tomorrow|next)\b|\bwhats (next|planned|on today)\b/;
  if (next.test(text)) return { kind: 'next' };
  if (!/\b(i|my|me|mine|ive)\b/.test(text)) return null;
  const isCount = /\bhow (many|often)\b.*\b(workouts?|sessions?|train\w*|times? (did|have) i train)\b/;
  if (isCount.test(text)) return { kind: 'count' };
  const record =
    /\b(records?|prs?|personal bests?|bests?|max(imum)?|1rm|one rep max|strongest|heaviest|furthest|fastest)\b/g;
  if (record.test(text)) return { kind: 'record', about: contentOf(text.replaceAll(record, ' ')) };
  const last = /\b(last|previous(ly)?|latest|recent(ly)?|when did i|what did i|did i|have i|ago)\b/;
  return last.test(text) || /\bmy workouts?\b/.test(text)
    ? { kind: 'last', about: contentOf(text.replaceAll(/\b(ago|lift(ed)?)\b/g, ' ')) }
    : null;
}

function listIn(text: string): TrainingIntent | null {
  let left = text.replaceAll(noEquipment, ' ');
  const bare = left !== text;
  const muscles = new Set<Muscle>();
  for (const [words, trained] of muscleWords) {
    if (left.search(words) < 0) continue;
    left = left.replaceAll(words, ' ');
    for (const muscle of trained) muscles.add(muscle);
  }
  const needed = equipment.filter((each) => {
    const words = new RegExp(
      `\\b${each === 'resistance_band' ? '(resistance )?band' : each.replaceAll('_', ' ')}s?\\b`,
      'g',
    );
    const before = left;
    left = left.replaceAll(words, ' ');
    return left !== before;
  });
  if (contentOf(left) !== '' || (muscles.size === 0 && needed.length === 0 && !bare)) return null;
  return { kind: 'list', muscles: [...muscles], equipment: bare ? [] : needed.length > 0 ? needed : null };
}

function contentOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '' && !askingWords.has(word) && !/^\d+(x\d+)?$/.test(word))
    .join(' ');
}
