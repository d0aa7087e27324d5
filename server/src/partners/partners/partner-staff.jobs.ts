import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailPartnerInvitationData = z.strictObject({ partnerStaffId: z.uuid() });
export type MailPartnerInvitationData = z.output<typeof mailPartnerInvitationData>;

/** Tells somebody that a partner invites them: a notification with an account, an email without one. */
export const mailPartnerInvitationJob = job({
  name: 'partners.mail_invitation',
  data: mailPartnerInvitationData,
  load: async () => (await import('./partner-staff.mail.service.ts')).mailPartnerInvitation,
});
