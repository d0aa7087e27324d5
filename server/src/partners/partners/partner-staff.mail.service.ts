import { partnerStaffLimits } from '@chalkline/contract/partners/partner-staff.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import type { Parts } from '../../platform/parts.ts';
import type { MailPartnerInvitationData } from './partner-staff.jobs.ts';
import { notifyInvited } from './partner-staff.notify.service.ts';
import { findInvitations } from './partner-staff.repository.ts';

/**
 * Accounts are looked up only here, so that neither reply nor timing of an invitation reveals who has one. Running it
 * twice mails twice and notifies once.
 */
export async function mailPartnerInvitation(
  parts: Parts,
  { partnerStaffId }: MailPartnerInvitationData,
): Promise<void> {
  const { sql } = parts.database;
  const [found] = await findInvitations(sql, { ids: [partnerStaffId] }, parts.clock.now());
  if (!found || found.staff.personId !== null) return;
  const { staff, partner, invitedBy } = found;
  const person = await personByEmail(sql, staff.email);
  if (person && hasAccount(person)) {
    await parts.database.transaction((tx) => notifyInvited(parts, tx, staff, person.id));
    return;
  }
  if (!parts.mail.reaches) return;
  const { productName, publicUrl } = parts.config;
  const address = urlOf('register', {}, { back: urlOf('partnersDashboard'), email: staff.email });
  await parts.mail.send({
    to: staff.email,
    subject: `${invitedBy} invites you to work for ${partner}`,
    text: [
      'Hi,',
      `${invitedBy} invites you to handle orders and products of ${partner} on ${productName}.`,
      `Create an account with this email, ${staff.email}, then accept within ${partnerStaffLimits.days} days.`,
      'Not expecting this? You can ignore this email.',
    ].join('\n\n'),
    action: { label: 'Create account', url: absoluteUrl(publicUrl, address) },
  });
}
