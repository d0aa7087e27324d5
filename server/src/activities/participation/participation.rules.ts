import { fewestCounted } from '@chalkline/contract/activities/participation.schema.ts';

/** How many of some people were active. */
export interface Counted {
  readonly people: number;
  readonly active: number;
}

export type Guarded<Row extends Counted> = Omit<Row, 'active'> & { readonly active: number | null };

const isFew = (count: number) => count > 0 && count < fewestCounted;

/** How many were active; null for fewer than five people, and where fewer than five of them were. */
export function guard({ people, active }: Counted): number | null {
  return people < fewestCounted || isFew(active) ? null : active;
}

/** The same of one part of a whole: null, too, where fewer than five are not in it, as the rest is what is left. */
export function guardPart(part: Counted, whole: Counted): number | null {
  return isFew(whole.people - part.people) ? null : guard(part);
}

/**
 * The same of parts that together are a whole. What is left out can be subtracted: so the smallest parts are left out
 * until those left out are at least two, five people, and not a few active ones.
 */
export function guardParts<Row extends Counted>(parts: readonly Row[]): Guarded<Row>[] {
  const hidden = new Set(parts.filter((part) => guard(part) === null));
  const rest = parts.filter((part) => !hidden.has(part)).sort((a, b) => a.people - b.people);
  for (const next of rest) {
    if (hidden.size === 0 || isSafe([...hidden])) break;
    hidden.add(next);
  }
  return parts.map((part) => ({ ...part, active: hidden.has(part) ? null : part.active }));
}

function isSafe(hidden: readonly Counted[]): boolean {
  const people = hidden.reduce((sum, part) => sum + part.people, 0);
  const active = hidden.reduce((sum, part) => sum + part.active, 0);
  return hidden.length > 1 && people >= fewestCounted && !isFew(active);
}
