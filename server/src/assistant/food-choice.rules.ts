import { foodWords } from '../nutrition/foods/food-words.rules.ts';

/** Words of names that make a food no more special: how most people would have it. */
const plainWords = new Set(
  foodWords('NFS NS raw cooked plain fresh regular whole boiled brewed method type fat'),
);

/** How many words a name has beyond those that were typed: “Rice, cooked, NFS” has none for “rice”. */
export function extraWords(name: string, typed: ReadonlySet<string>): number {
  const extra = foodWords(name).filter((word) => !typed.has(word) && !plainWords.has(word));
  return new Set(extra).size + (/ with /.test(name) ? 1 : 0);
}
