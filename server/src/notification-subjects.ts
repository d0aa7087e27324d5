import { announcementSubject } from './competitions/announcements/announcements.notify.service.ts';
import { cutSubject } from './competitions/cuts/cuts.notify.service.ts';
import { penaltySubject } from './competitions/decisions/decisions.notify.service.ts';
import { staffSubject } from './competitions/staff/staff.notify.service.ts';
import { staffInvitationSubject } from './competitions/staff-invitations/staff-invitations.notify.service.ts';
import type { NotificationSubject } from './notifications/notifications/notification-subject.service.ts';
import { accountSubject } from './notifications/security/security.service.ts';
import { contactSubject } from './showcase/contact/contact.tell.service.ts';

/** Everything that people are told about, in the order of the domains. */
export const notificationSubjects: readonly NotificationSubject[] = [
  accountSubject,
  staffSubject,
  staffInvitationSubject,
  announcementSubject,
  penaltySubject,
  cutSubject,
  contactSubject,
];
