/**
 * Whether a field no longer holds what the person saw when they began to change it. `was` comes over the wire, so
 * moments in it are texts; what it does not name was not looked at.
 */
export function hasChangedMeanwhile(was: object | undefined, now: object): boolean {
  const present = now as Readonly<Record<string, unknown>>;
  return Object.entries(was ?? {}).some(([field, seen]) => !isSame(seen, present[field]));
}

function isSame(seen: unknown, present: unknown): boolean {
  if (present instanceof Date) return typeof seen === 'string' && Date.parse(seen) === present.getTime();
  return inOrder(seen) === inOrder(present);
}

/** As text with the keys in order: the database keeps those of its JSON in an order of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
