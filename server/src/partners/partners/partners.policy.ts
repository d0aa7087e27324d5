import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { PartnerRow } from './partners.table.ts';

/** Owners change their partner, administrators decide about it. */
export function partnerCan(viewer: MaybeViewer, { createdBy }: PartnerRow): PartnerReply['can'] {
  return { edit: viewer?.personId === createdBy, decide: viewer?.accountType === 'admin' };
}

/** An approved one is for everyone, others for their owner and administrators. */
export function maySeePartner(viewer: MaybeViewer, row: PartnerRow): boolean {
  const { edit, decide } = partnerCan(viewer, row);
  return row.state === 'approved' || edit || decide;
}
