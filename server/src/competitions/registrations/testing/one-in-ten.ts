import { seededChance } from '../../heats/seeded-chance.rules.ts';

/**
 * Which calls of a payment provider fail: one in ten, half of those although they were done. It depends on what is
 * asked and how often it was asked before, not on the order of calls.
 */
export function oneInTen(): (asked: string) => 'before' | 'after' | null {
  const times = new Map<string, number>();
  return (asked) => {
    const time = (times.get(asked) ?? 0) + 1;
    times.set(asked, time);
    const drawn = seededChance(hashOf(`${asked} ${time}`))();
    if (drawn >= 0.1) return null;
    return drawn < 0.05 ? 'before' : 'after';
  };
}

function hashOf(words: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of words) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed;
}
