import type { SellerDetails, SellerDetailsReply } from '@chalkline/contract/money/seller-details.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireOwner } from '../payout-accounts/payout-accounts.service.ts';
import {
  changeSeller,
  findOwnerName,
  findSellerOf,
  type Seller,
  type SellerOwner,
  sellerOf,
} from '../sellers/sellers.service.ts';

/** What receipts say of a seller. Throws 404 for who doesn't administer the company. */
export async function getSellerDetails(
  { config, database: { sql } }: Parts,
  viewer: Viewer,
  as: SellingAs,
): Promise<SellerDetailsReply> {
  const owner = ownerOf(config, viewer, as);
  return shown(sql, owner, (await findSellerOf(sql, owner)) ?? null);
}

/** Changes it for what is sold from now on: orders and receipts keep what they have. Throws 404 like the read. */
export function changeSellerDetails(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  details: SellerDetails,
): Promise<SellerDetailsReply> {
  const owner = ownerOf(parts.config, viewer, as);
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const seller = await sellerOf(tx, owner, now);
    const before = detailsOf(seller);
    await changeSeller(tx, seller.id, { ...emptyAsNull(details), updatedAt: now });
    if (JSON.stringify(before) !== JSON.stringify(detailsOf({ ...seller, ...emptyAsNull(details) })))
      await recordAudit(parts, tx, {
        actorId: viewer.personId,
        action: 'seller.details_changed',
        subjectKind: 'seller',
        subjectId: seller.id,
        before: { taxRate: before.taxRate, taxIncluded: before.taxIncluded },
        after: { taxRate: details.taxRate, taxIncluded: details.taxIncluded },
      });
    return shown(tx.sql, owner, { ...seller, ...emptyAsNull(details) });
  });
}

/** The platform sells under the product's name. */
function ownerOf({ productName }: Parts['config'], viewer: Viewer, as: SellingAs): SellerOwner {
  const owner = requireOwner(viewer, as);
  return owner.platform === undefined ? owner : { platform: productName };
}

function emptyAsNull({ legalName, address, taxNumber, ...tax }: SellerDetails) {
  return { legalName: legalName || null, address: address || null, taxNumber: taxNumber || null, ...tax };
}

type Kept = Pick<Seller, keyof SellerDetails>;

function detailsOf({ legalName, address, taxNumber, taxRate, taxIncluded }: Kept): SellerDetails {
  return {
    legalName: legalName ?? '',
    address: address ?? '',
    taxNumber: taxNumber ?? '',
    taxRate,
    taxIncluded,
  };
}

const unsold: Kept = { legalName: null, address: null, taxNumber: null, taxRate: 0, taxIncluded: true };

async function shown(sql: Sql, owner: SellerOwner, seller: Kept | null): Promise<SellerDetailsReply> {
  return { ...detailsOf(seller ?? unsold), name: await findOwnerName(sql, owner) };
}
