import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import { findFeaturedAt, findFeaturedItems } from './featured.repository.ts';
import { standingOf } from './featured.rules.ts';
import type { FeaturedRow } from './featured.table.ts';
import { publicThings } from './featured.things.service.ts';

export interface FeaturedNow {
  readonly row: FeaturedRow;
  readonly thing: SharedThing;
  /** Scheme, host and port: companion apps need whole addresses. */
  readonly site: string;
}

/** What everybody is shown now, in its order. What is not public any more is left out. */
export async function listFeatured(parts: Parts, kinds: readonly SharedThingKind[]): Promise<FeaturedNow[]> {
  const rows = await findFeaturedAt(parts.database.sql, parts.clock.now());
  const things = await publicThings(parts, kinds, rows);
  return rows.flatMap((row, index) => {
    const thing = things[index];
    return thing ? [{ row, thing, site: parts.config.publicUrl }] : [];
  });
}

export interface FeaturedListed {
  readonly row: FeaturedRow;
  readonly thing: SharedThing | null;
  readonly standing: ReturnType<typeof standingOf>;
}

/** Everything, for those who arrange it. */
export async function listFeaturedItems(
  parts: Parts,
  kinds: readonly SharedThingKind[],
): Promise<FeaturedListed[]> {
  return withThings(parts, kinds, await findFeaturedItems(parts.database.sql));
}

export async function withThings(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  rows: readonly FeaturedRow[],
): Promise<FeaturedListed[]> {
  const things = await publicThings(parts, kinds, rows);
  return rows.map((row, index) => {
    const thing = things[index] ?? null;
    return { row, thing, standing: standingOf(row, thing !== null, parts.clock.now()) };
  });
}
