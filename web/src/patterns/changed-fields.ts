/** Whether two values are the same as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface FieldChange<Values> {
  /** The changed fields with their new values. */
  readonly patch: Partial<Values>;
  /** The same fields with their old values. */
  readonly was: Partial<Values>;
}

/** The changed fields only: the body of a patch, so that untouched fields stay untouched. */
export function changedFields<Values extends object>(before: Values, after: Values): FieldChange<Values> {
  const names = (Object.keys(after) as (keyof Values)[]).filter((name) => !isSame(before[name], after[name]));
  const only = (from: Values) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  return { patch: only(after), was: only(before) };
}

/** Merges concurrent changes: their values, except for the fields changed here. */
export function mergedOver<Values extends object>(before: Values, mine: Values, theirs: Values): Values {
  return { ...theirs, ...changedFields(before, mine).patch };
}
