import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { partnerCan } from './partners.policy.ts';
import type { PartnerRow } from './partners.table.ts';

/** As this viewer sees it. */
export const presentPartnerTo =
  (viewer: MaybeViewer) =>
  (row: PartnerRow): PartnerReply => {
    const { id, name, sells, story, town, country, website, delivery, state, reason } = row;
    const { version, createdAt } = row;
    const can = partnerCan(viewer, row);
    const facts = { id, name, sells, story, town, country, website, delivery, state, version, can };
    return { ...facts, reason: can.edit || can.decide ? reason : null, createdAt: createdAt.toISOString() };
  };

export function presentOwnPartner(viewer: MaybeViewer, row: PartnerRow | null): PartnerReply | null {
  return row && presentPartnerTo(viewer)(row);
}
