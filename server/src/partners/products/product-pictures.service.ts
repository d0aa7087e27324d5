import type { NewProduct } from '@chalkline/contract/partners/product.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { discardUploadsOf } from '../../uploads/uploads.attach.service.ts';
import { pathFor, type UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { partnerCan } from '../partners/partners.policy.ts';
import { findPartner } from '../partners/partners.repository.ts';
import type { PartnerRow } from '../partners/partners.table.ts';
import { attachPictures, pictureId } from '../partners/shop-pictures.service.ts';
import type { ShopPicture } from '../partners.table.ts';
import { findProductIds, findProductOf } from './products.repository.ts';
import type { ProductPicture, ProductRow } from './products.table.ts';

const kind = 'product_picture';

/**
 * For everyone once the product was on sale at an approved partner, so that it stays on the orders of what isn't sold
 * anymore; before that for those who may edit or decide about the partner.
 */
export const productPictures: UploadSubject = {
  kind,
  maySee: async ({ database }, viewer, id) => {
    const product = await findProductOf(database.sql, id);
    const partner = product && (await findPartner(database.sql, product.partnerId));
    if (!product || !partner) return false;
    const { edit, decide } = partnerCan(viewer, partner);
    return isOpen(partner, product) || edit || decide;
  },
  signedOut: true,
};

/** Whether everyone sees its pictures. */
export function isOpen(partner: Pick<PartnerRow, 'state'>, product: Pick<ProductRow, 'state'>): boolean {
  return partner.state === 'approved' && product.state !== 'draft';
}

/** Attaches exactly these, in their order. Throws 422 `upload_unknown`. */
export async function setProductPictures(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  productId: string,
  pictures: NewProduct['pictures'],
): Promise<ProductPicture[]> {
  const ids = pictures.map(({ image }) => image);
  const subject = { kind, id: productId };
  const kept = await attachPictures(parts, tx, viewer, subject, { ids, path: 'body.pictures' });
  return kept.map((picture, at) => ({ ...picture, alt: pictures[at]?.alt ?? '' }));
}

export async function discardProductPictures(
  parts: Parts,
  tx: Transaction,
  partnerId: string,
): Promise<void> {
  for (const id of await findProductIds(tx.sql, partnerId)) await discardUploadsOf(parts, tx, { kind, id });
}

export interface ShownPicture extends ProductPicture {
  readonly id: string;
  readonly path: string;
}

/** With the address for one viewer. */
export function showPicture<Picture extends ShopPicture>(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  picture: Picture,
  isForAll: boolean,
): Picture & { readonly id: string; readonly path: string } {
  const path = pathFor(parts, viewer, picture.name, isForAll ? 'everybody' : 'viewer');
  return { ...picture, id: pictureId(picture), path };
}
