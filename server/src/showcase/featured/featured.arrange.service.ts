import {
  type FeaturedPatch,
  featuredAtMost,
  type NewFeaturedItem,
} from '@chalkline/contract/showcase/featured.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  alreadyFeatured,
  endsBeforeItStarts,
  featuredFull,
  featuredItemNotFound,
  notPublic,
} from './featured.errors.ts';
import {
  deleteFeaturedItem,
  findFeaturedItems,
  insertFeaturedItem,
  updateFeaturedItem,
  updatePositions,
} from './featured.repository.ts';
import { holdsSame, isInOrder } from './featured.rules.ts';
import { type FeaturedListed, listFeaturedItems, withThings } from './featured.service.ts';
import type { FeaturedRow } from './featured.table.ts';
import { publicThings } from './featured.things.service.ts';

type Kinds = readonly SharedThingKind[];

/** Behind the others. Throws `not_public`, `already_featured`, `featured_full`, `ends_before_it_starts`. */
export async function addFeaturedItem(
  parts: Parts,
  kinds: Kinds,
  viewer: Viewer,
  input: NewFeaturedItem,
): Promise<FeaturedListed> {
  const days = daysOf(input);
  const [thing] = await publicThings(parts, kinds, [input]);
  if (!thing) throw notPublic();
  const now = parts.clock.now();
  const row = await arrange(parts, async (tx, rows) => {
    if (rows.some(({ kind, thingId }) => kind === input.kind && thingId === input.thingId)) {
      throw alreadyFeatured();
    }
    if (rows.length >= featuredAtMost) throw featuredFull();
    const added: FeaturedRow = {
      id: newId(now.getTime()),
      kind: input.kind,
      thingId: input.thingId,
      title: input.title,
      ...days,
      position: rows.length,
      createdBy: viewer.personId,
      createdAt: now,
      updatedAt: now,
    };
    await insertFeaturedItem(tx.sql, added);
    await audit(parts, tx, viewer, 'added', added);
    return added;
  });
  const [listed] = await withThings(parts, kinds, [row]);
  if (!listed) throw featuredItemNotFound();
  return listed;
}

/** Throws 404 and `ends_before_it_starts`. */
export async function changeFeaturedItem(
  parts: Parts,
  kinds: Kinds,
  viewer: Viewer,
  { featuredItemId, patch }: { readonly featuredItemId: string; readonly patch: FeaturedPatch },
): Promise<FeaturedListed> {
  const changed = await arrange(parts, async (tx, rows) => {
    const row = rows.find(({ id }) => id === featuredItemId);
    if (!row) throw featuredItemNotFound();
    const { title = row.title } = patch;
    const change = { title, ...daysOf(patch, row), updatedAt: parts.clock.now() };
    await updateFeaturedItem(tx.sql, row.id, change);
    await audit(parts, tx, viewer, 'changed', { ...row, ...change });
    return { ...row, ...change };
  });
  const [listed] = await withThings(parts, kinds, [changed]);
  if (!listed) throw featuredItemNotFound();
  return listed;
}

/** Safe to repeat: what is gone stays gone. */
export async function removeFeaturedItem(
  parts: Parts,
  viewer: Viewer,
  featuredItemId: string,
): Promise<null> {
  await arrange(parts, async (tx, rows) => {
    if (!rows.some(({ id }) => id === featuredItemId)) return;
    const gone = await deleteFeaturedItem(tx.sql, featuredItemId);
    await updatePositions(
      tx.sql,
      rows.map(({ id }) => id).filter((id) => id !== featuredItemId),
    );
    if (gone) await audit(parts, tx, viewer, 'removed', gone);
  });
  return null;
}

/** Throws 409 `state_changed` when the ids are not exactly those that are there. */
export async function orderFeaturedItems(
  parts: Parts,
  kinds: Kinds,
  ids: readonly string[],
): Promise<FeaturedListed[]> {
  await arrange(parts, async (tx, rows) => {
    if (
      !holdsSame(
        ids,
        rows.map(({ id }) => id),
      )
    ) {
      throw stateChanged('list');
    }
    await updatePositions(tx.sql, ids);
  });
  return listFeaturedItems(parts, kinds);
}

/** One after the other: an order is only right for the list that it was made from. */
function arrange<Outcome>(
  parts: Parts,
  work: (tx: Transaction, rows: readonly FeaturedRow[]) => Promise<Outcome>,
): Promise<Outcome> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'featured', 'order', 'exclusive');
    return work(tx, await findFeaturedItems(tx.sql));
  });
}

type Days = Pick<FeaturedRow, 'startsAt' | 'endsAt'>;

function daysOf(
  { startsAt, endsAt }: Pick<FeaturedPatch, 'startsAt' | 'endsAt'>,
  before: Days = { startsAt: null, endsAt: null },
): Days {
  const days = {
    startsAt: startsAt === undefined ? before.startsAt : momentOf(startsAt),
    endsAt: endsAt === undefined ? before.endsAt : momentOf(endsAt),
  };
  if (!isInOrder(days)) throw endsBeforeItStarts();
  return days;
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

async function audit(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  what: 'added' | 'changed' | 'removed',
  { id, kind, thingId, title, startsAt, endsAt }: FeaturedRow,
): Promise<void> {
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: `featured.${what}`,
    subjectKind: 'featured_item',
    subjectId: id,
    after: { kind, thingId, title, startsAt, endsAt },
  });
}
