import type { DeskSignature } from '@chalkline/contract/overview/front-desk.schema.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { gymSubject } from '../memberships/gym-papers/gym-papers.service.ts';
import { notify } from '../notifications/notifications/notify.service.ts';
import { lock } from '../platform/database/locks.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { waiverSubjectKind } from '../waivers/reminders/reminders.notify.service.ts';
import { findUnsigned, listWaiversOf, type WaiversInView } from '../waivers/signatures/signatures.service.ts';
import { signAtPlace } from '../waivers/signatures/signatures.sign.service.ts';
import { requireKnown } from './front-desk.service.ts';

/** The gym's waivers with what somebody has signed of them. Throws 404 for someone who isn't known at the desk. */
export async function getWaiversAtDesk(
  parts: Parts,
  viewer: Viewer,
  personId: string,
): Promise<WaiversInView> {
  const { id, name, asked } = await requireKnown(parts, viewer, personId);
  const signer = { personId: id, holderId: null, name };
  return listWaiversOf(parts, viewer, gymSubject(asked.viewer.organizationId), signer);
}

/**
 * A person signs on the device of the desk, which is handed over: the audit log names who did that. A second time gives the
 * first signature. Throws 404, and what signing throws.
 */
export async function signAtDesk(
  parts: Parts,
  viewer: Viewer,
  { personId, address }: { readonly personId: string; readonly address: string },
  { waiverId, ...signature }: DeskSignature,
): Promise<WaiversInView> {
  const { id, asked } = await requireKnown(parts, viewer, personId);
  const { organizationId } = asked.viewer;
  const subject = gymSubject(organizationId);
  await parts.database.transaction(async (tx) => {
    // Of two desks at once, one has it signed.
    await lock(tx, 'signing at the desk', id, 'exclusive');
    const isMissing = (await findUnsigned(tx.sql, subject, [id])).some((one) => one.waiverId === waiverId);
    const signer = { personId: id, holderId: null };
    await signAtPlace(parts, tx, viewer, { subject, signer, waiverId, address }, signature);
    if (!isMissing) return;
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'organization.waiver_signed_at_desk',
      subjectKind: 'organization',
      subjectId: organizationId,
      after: { waiverId, personId: id },
    });
  });
  return getWaiversAtDesk(parts, viewer, personId);
}

/** Asks somebody to sign in their own account, once a day. Throws 404. */
export async function askToSign(parts: Parts, viewer: Viewer, personId: string): Promise<WaiversInView> {
  const { id, asked } = await requireKnown(parts, viewer, personId);
  const day = parts.clock.now().toISOString().slice(0, 10);
  await parts.database.transaction(async (tx) => {
    const missing = await findUnsigned(tx.sql, gymSubject(asked.viewer.organizationId), [id]);
    for (const { waiverId } of missing) {
      await notify(parts, tx, {
        kind: 'request',
        cause: `${waiverSubjectKind}:${waiverId}:desk:${day}`,
        subject: { kind: waiverSubjectKind, id: waiverId },
        happening: 'missing',
        actorId: viewer.personId,
        recipients: [id],
      });
    }
  });
  return getWaiversAtDesk(parts, viewer, personId);
}
