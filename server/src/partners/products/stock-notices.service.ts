import { urlOf } from '@chalkline/contract/urls.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { inStock, variantNotFound } from './products.errors.ts';
import { isLowWith, variantPool } from './products.rules.ts';
import {
  deleteStockRequest,
  findBackInStock,
  findVariantsForNotices,
  insertStockRequest,
  takeStockRequests,
  updateLowSince,
  type VariantForNotice,
} from './stock-requests.repository.ts';

const subjectKind = 'product_variant';

/**
 * After the stock of variants changed, or their mark: notifies the partner of each that becomes low, once until there
 * is more again, and those who asked about one that is back. `quietly` tells the partner nothing.
 */
export async function followStock(
  parts: Parts,
  tx: Transaction,
  variantIds: readonly string[],
  { quietly = false }: { readonly quietly?: boolean } = {},
): Promise<void> {
  const now = parts.clock.now();
  const found = await findVariantsForNotices(tx.sql, variantIds);
  for (const variant of found) {
    const isLow = isLowWith(variant);
    if (isLow === (variant.lowSince !== null)) continue;
    await updateLowSince(tx.sql, variant.id, isLow ? now : null);
    if (isLow && !quietly) await tellOf(parts, tx, variant.id, 'low', [variant.ownerId, ...variant.staffIds]);
  }
  const pools = found.map(({ id }) => variantPool(id));
  const held = await heldPlaces(tx.sql, pools, now);
  for (const variant of found) {
    const left = variant.stock - (held.get(variantPool(variant.id)) ?? 0);
    if (isOnSale(variant) && left > 0) await tellBack(parts, tx, variant.id);
  }
}

async function tellBack(parts: Parts, tx: Transaction, variantId: string): Promise<void> {
  const recipients = await takeStockRequests(tx.sql, variantId);
  if (recipients.length > 0) await tellOf(parts, tx, variantId, 'back', recipients);
}

/** What became free without a movement: holds that ran out, and what is on sale again. */
export async function tellOfFreed(parts: Parts): Promise<void> {
  const waiting = await findBackInStock(parts.database.sql);
  for (const { id } of waiting) {
    await parts.database.transaction((tx) => followStock(parts, tx, [id], { quietly: true }));
  }
}

/** Asked twice it counts once. Throws 404 for what isn't on sale, 409 while there are pieces. */
export function askForStock(parts: Parts, { personId }: Viewer, variantId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const [variant] = isId(variantId) ? await findVariantsForNotices(tx.sql, [variantId]) : [];
    if (!variant || !isOnSale(variant)) throw variantNotFound();
    const pool = variantPool(variantId);
    const held = (await heldPlaces(tx.sql, [pool], parts.clock.now())).get(pool) ?? 0;
    if (variant.stock - held > 0) throw inStock();
    await insertStockRequest(tx.sql, { variantId, personId, askedAt: parts.clock.now() });
    return null;
  });
}

export async function forgetStockRequest(
  parts: Parts,
  { personId }: Viewer,
  variantId: string,
): Promise<null> {
  if (isId(variantId)) await deleteStockRequest(parts.database.sql, variantId, personId);
  return null;
}

function isOnSale({ isSold, state, partnerState }: VariantForNotice): boolean {
  return isSold && state === 'on_sale' && partnerState === 'approved';
}

async function tellOf(
  parts: Parts,
  tx: Transaction,
  id: string,
  happening: 'low' | 'back',
  recipients: readonly string[],
): Promise<void> {
  await notify(parts, tx, {
    kind: 'stock',
    // Of its own for each time, so that the next crossing notifies again.
    cause: `${subjectKind}:${id}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id },
    happening,
    actorId: null,
    recipients: [...recipients],
  });
}

/** Shown to the partner's owner and staff, and to buyers while it is on sale. */
export const variantSubject: NotificationSubject = { kind: subjectKind, raises: ['stock'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findVariantsForNotices(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map(({ subjectId, happening, personId }) => {
    const variant = found.get(subjectId);
    if (!variant) return null;
    const title = [variant.name, ...variant.values].join(', ');
    if (happening === 'low') {
      if (variant.ownerId !== personId && !variant.staffIds.includes(personId)) return null;
      return {
        title: `${title} is running low`,
        text: variant.stock === 0 ? 'None are left.' : `${variant.stock} in stock now.`,
        address: urlOf('partnerProducts', {}, { stock: 'low' }),
        discreet: null,
      };
    }
    if (!isOnSale(variant)) return null;
    return {
      title: `${title} is back in stock`,
      text: `At ${variant.partner}. This is the only notice about it.`,
      address: urlOf('partnerDetails', {}, { id: variant.partnerId, product: variant.productId }),
      discreet: null,
    };
  });
}
