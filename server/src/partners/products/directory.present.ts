import type { DirectoryPartner } from '@chalkline/contract/partners/partner.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { presentPartnerTo } from '../partners/partners.present.ts';
import type { Shop } from './directory.service.ts';

/** As this viewer sees it. */
export const presentShopTo =
  (viewer: MaybeViewer) =>
  ({ partner, products, from }: Shop): DirectoryPartner => ({
    ...presentPartnerTo(viewer)(partner),
    products,
    from,
  });
