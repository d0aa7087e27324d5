import { announcementSubject } from './competitions/announcements/announcements.tell.service.ts';
import { cutSubject } from './competitions/cuts/cuts.tell.service.ts';
import { penaltySubject } from './competitions/decisions/decisions.tell.service.ts';
import { staffSubject } from './competitions/staff/staff.tell.service.ts';
import { staffInvitationSubject } from './competitions/staff-invitations/staff-invitations.tell.service.ts';
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
