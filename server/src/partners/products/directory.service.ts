import type { PartnersQuery } from '@chalkline/contract/partners/partner.schema.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PartnerView } from '../partners/partner-pictures.service.ts';
import { listPartners } from '../partners/partners.service.ts';
import { findShops } from './directory.repository.ts';

/** A partner with what it sells. */
export interface Shop {
  readonly partner: PartnerView;
  readonly products: number;
  readonly from: number | null;
}

/** The directory: approved partners by name. */
export async function listDirectory(
  parts: Parts,
  viewer: MaybeViewer,
  query: PartnersQuery,
): Promise<Page<Shop[]>> {
  const page = await listPartners(parts, viewer, query);
  const ids = page.data.map(({ id }) => id);
  const shops = ids.length === 0 ? [] : await findShops(parts.database.sql, ids);
  const sold = new Map(shops.map((shop) => [shop.partnerId, shop]));
  const data = page.data.map((partner) => {
    const { products = 0, from = null } = sold.get(partner.id) ?? {};
    return { partner, products, from };
  });
  return new Page(data, page.next, page.total);
}
