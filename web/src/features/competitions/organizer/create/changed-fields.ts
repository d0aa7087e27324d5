/** Whether two values say the same, as they travel. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface FieldChange<Values> {
  /** The fields that were changed, as they are now. */
  readonly patch: Partial<Values>;
  /** The same fields as they were. */
  readonly was: Partial<Values>;
}

/** What a person changed of what was there: the body of a patch, so that what they left alone is left alone. */
export function changedFields<Values extends object>(before: Values, after: Values): FieldChange<Values> {
  const names = (Object.keys(after) as (keyof Values)[]).filter((name) => !isSame(before[name], after[name]));
  const only = (from: Values) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  return { patch: only(after), was: only(before) };
}

/** What one person wrote over what another one did meanwhile: theirs, but for the fields that were changed here. */
export function mergedOver<Values extends object>(before: Values, mine: Values, theirs: Values): Values {
  return { ...theirs, ...changedFields(before, mine).patch };
}
