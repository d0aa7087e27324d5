import type { Refusal } from './refusal.ts';

/** How a patch says what it was made from; without either it changes what is there. */
interface PatchOrigin {
  /** The version that was read. */
  readonly version?: number | undefined;
  /** The fields that it changes, as they were read (decision 029). */
  readonly was?: object | undefined;
}

/** What a patch does to a row. */
export interface RowChange<Row, Fields> {
  /** The fields that change, as they were. */
  readonly before: Partial<Row>;
  /** The fields that change, as they become. */
  readonly after: Partial<Fields>;
  /** The row as it becomes. */
  readonly row: Row & Partial<Fields>;
}

/**
 * Compares a patch with the row that it is for, under a lock that keeps the row as it is. Null when it changes
 * nothing: then there is nothing to write and nothing for the audit log. Throws what `changedMeanwhile` makes when
 * the row is no longer what the patch was made from.
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
 * Whether a field no longer holds what the person saw when they began to change it. `was` comes over the wire, so
 * moments in it are texts; what it does not name was not looked at.
 */
export function hasChangedSince(was: object | undefined, row: object): boolean {
  const now = row as Readonly<Record<string, unknown>>;
  return Object.entries(was ?? {}).some(([name, seen]) => !isSame(seen, now[name]));
}

function isSame(sent: unknown, kept: unknown): boolean {
  if (kept instanceof Date) return typeof sent === 'string' && Date.parse(sent) === kept.getTime();
  return inOrder(sent) === inOrder(kept);
}

/** As text with the keys in order: the database keeps those of its JSON in an order of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
