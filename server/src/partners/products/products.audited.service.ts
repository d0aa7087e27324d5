import { urlOf } from '@chalkline/contract/urls.ts';
import type { AuditedKind } from '../../audit/audited-things.service.ts';
import { findPartnersById } from '../partners/partners.repository.ts';
import { findProductNames } from './products.repository.ts';

const addressOf = (partnerId: string) => urlOf('partnerDetails', {}, { id: partnerId });

/** Partners in the audit log, and products at their partner: site administrators see all of them. */
export const auditedPartners: readonly AuditedKind[] = [
  {
    kind: 'partner',
    async find({ database }, _viewer, ids) {
      const found = await findPartnersById(database.sql, ids);
      return new Map(found.map(({ id, name }) => [id, { name, address: addressOf(id) }]));
    },
  },
  {
    kind: 'product',
    async find({ database }, _viewer, ids) {
      const found = await findProductNames(database.sql, ids);
      return new Map(found.map(({ id, name, partnerId }) => [id, { name, address: addressOf(partnerId) }]));
    },
  },
];
