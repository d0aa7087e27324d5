import type { PersonalData } from '../../platform/personal-data.ts';
import { discardPartnerPictures } from '../partners/partner-pictures.service.ts';
import { partnerStaffPersonalTables } from '../partners/partner-staff.repository.ts';
import { partnerInDirectory } from '../partners/partners.errors.ts';
import { findPartnerOwnedBy, partnerPersonalTables } from '../partners/partners.repository.ts';
import { discardProductPictures } from '../products/product-pictures.service.ts';
import { stockRequestPersonalTables } from '../products/stock-requests.repository.ts';
import { orderMessagePersonalTables } from './order-messages.repository.ts';
import { receivedPersonalTables } from './received.repository.ts';
import { returnPersonalTables } from './returns.repository.ts';

/** A partner goes with its person, pictures included. */
export const partnersPersonalData: PersonalData = {
  domain: 'partners',
  tables: [
    ...receivedPersonalTables,
    ...returnPersonalTables,
    ...orderMessagePersonalTables,
    ...stockRequestPersonalTables,
    ...partnerPersonalTables,
    ...partnerStaffPersonalTables,
  ],
  requireFree: async (tx, { id }) => {
    // New orders would come in for two weeks, and go with their partner.
    if ((await findPartnerOwnedBy(tx.sql, id))?.state === 'approved') throw partnerInDirectory();
  },
  erase: async (parts, tx, { id }) => {
    const partner = await findPartnerOwnedBy(tx.sql, id);
    if (!partner) return;
    await discardProductPictures(parts, tx, partner.id);
    await discardPartnerPictures(parts, tx, partner.id);
  },
};
