import { attemptRetention } from './accounts/attempts/attempts.table.ts';
import { verificationRetention } from './accounts/auth/auth.table.ts';
import { knownDeviceRetention } from './accounts/devices/known-devices.table.ts';
import { emailChangeRetention } from './accounts/email-changes/email-changes.table.ts';
import { handoverRetention } from './accounts/handovers/handovers.table.ts';
import { registrationRetention } from './accounts/registrations/registrations.table.ts';
import { sessionRetention } from './accounts/sessions/sessions.table.ts';
import { invitationMailRetention } from './administration/invitations/invitation-mails.table.ts';
import { invitationRetention } from './administration/invitations/invitations.table.ts';
import { staffInvitationRetention } from './competitions/staff-invitations/staff-invitations.table.ts';
import { notificationRetentions } from './notifications/notifications/notifications.table.ts';
import { companyRegistrationRetention } from './organisations/company-registrations.table.ts';
import type { Retention } from './platform/database/retention.ts';
import { idempotencyRetention } from './platform/http/idempotency.table.ts';
import { uploadRetention } from './uploads/uploads.table.ts';

/** Every table whose rows are kept for some time only, in the order of the domains. */
export const retentions: readonly Retention[] = [
  idempotencyRetention,
  sessionRetention,
  handoverRetention,
  registrationRetention,
  verificationRetention,
  attemptRetention,
  emailChangeRetention,
  knownDeviceRetention,
  uploadRetention,
  companyRegistrationRetention,
  ...notificationRetentions,
  invitationRetention,
  invitationMailRetention,
  staffInvitationRetention,
];
