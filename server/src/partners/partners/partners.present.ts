import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { PartnerView } from './partner-pictures.service.ts';
import { partnerCan } from './partners.policy.ts';

/** As this viewer sees it. */
export const presentPartnerTo =
  (viewer: MaybeViewer) =>
  (row: PartnerView): PartnerReply => {
    const { id, name, sells, story, town, country, website, delivery, returnDays, state, reason } = row;
    const { version, createdAt, logoPath: logo, coverPath: cover } = row;
    const can = partnerCan(viewer, row);
    const facts = {
      id,
      name,
      sells,
      story,
      town,
      country,
      website,
      delivery,
      returnDays,
      logo,
      cover,
      state,
      isPaused: row.isPaused ?? false,
      version,
      can,
    };
    return {
      ...facts,
      reason: can.edit || can.decide ? reason : null,
      owner: can.decide ? (row.owner ?? null) : null,
      createdAt: createdAt.toISOString(),
    };
  };

export function presentOwnPartner(viewer: MaybeViewer, row: PartnerView | null): PartnerReply | null {
  return row && presentPartnerTo(viewer)(row);
}
