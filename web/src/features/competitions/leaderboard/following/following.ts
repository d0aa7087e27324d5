import { storageKeys } from '../../../../platform/storage-keys.ts';

/** Whom a visitor follows, by competition, on this browser. */
type Kept = Readonly<Record<string, readonly string[]>>;

/** Invalid stored data counts as empty. */
export function readKept(storage: Storage, competitionId: string): string[] {
  const ids = all(storage)[competitionId];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export function keep(storage: Storage, competitionId: string, ids: readonly string[]): void {
  const { [competitionId]: _before, ...others } = all(storage);
  const next = ids.length > 0 ? { ...others, [competitionId]: ids } : others;
  if (Object.keys(next).length === 0) storage.removeItem(storageKeys.followed);
  else storage.setItem(storageKeys.followed, JSON.stringify(next));
}

function all(storage: Storage): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.followed) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}
