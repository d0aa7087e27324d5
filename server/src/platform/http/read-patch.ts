import type { Refusal } from './refusal.ts';

/** What a patch was based on; without either, it applies to the current row. */
interface PatchOrigin {
  /** The version that was read. */
  readonly version?: number | undefined;
  /** The fields it changes, as they were read (decision 029). */
  readonly was?: object | undefined;
}

/** The effect of a patch on a row. */
export interface RowChange<Row, Fields> {
  /** The changed fields before. */
  readonly before: Partial<Row>;
  /** The changed fields after. */
  readonly after: Partial<Fields>;
  /** The row after the change. */
  readonly row: Row & Partial<Fields>;
}

/**
 * Compares a patch with its row, which the caller has locked. Null if it changes nothing: then there is nothing to
 * write or to log. Throws the error from `changedMeanwhile` if the row no longer matches what the patch was based on.
 */
export function readPatch<Row extends object, Fields extends object>(
  row: Row,
  patch: Fields & { readonly [Name in keyof PatchOrigin]?: never },
): RowChange<Row, Fields> | null;
export function readPatch<Row extends object, Patch extends PatchOrigin>(
  row: Row,
  patch: Patch,
  changedMeanwhile: () => Refusal,
): RowChange<Row, Omit<Patch, 'version' | 'was'>> | null;
export function readPatch<Row extends object, Patch extends PatchOrigin>(
  row: Row,
  { version, was, ...fields }: Patch,
  changedMeanwhile?: () => Refusal,
): RowChange<Row, Omit<Patch, 'version' | 'was'>> | null {
  const now = row as Readonly<Record<string, unknown>>;
  const isOther = version !== undefined && version !== now.version;
  if (changedMeanwhile && (isOther || hasChangedSince(was, row))) throw changedMeanwhile();
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(value, now[name]),
  );
  if (changed.length === 0) return null;
  const before = Object.fromEntries(changed.map(([name]) => [name, now[name]])) as Partial<Row>;
  const after = Object.fromEntries(changed) as Partial<Omit<Patch, 'version' | 'was'>>;
  return { before, after, row: { ...row, ...after } };
}

/**
 * Whether a field differs from what the person saw when they started editing. `was` was sent as JSON, so times in it
 * are strings; fields it doesn't name weren't shown.
 */
export function hasChangedSince(was: object | undefined, row: object): boolean {
  const now = row as Readonly<Record<string, unknown>>;
  return Object.entries(was ?? {}).some(([name, seen]) => !isSame(seen, now[name]));
}

function isSame(sent: unknown, kept: unknown): boolean {
  if (kept instanceof Date) return typeof sent === 'string' && Date.parse(sent) === kept.getTime();
  return inOrder(sent) === inOrder(kept);
}

/** As text with sorted keys: the database orders the keys of JSON differently. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
