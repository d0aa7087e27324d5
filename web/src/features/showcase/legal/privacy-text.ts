import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { archiveDays } from '@chalkline/contract/groups/group-kinds.ts';
import { keptDays } from '@chalkline/contract/kept-days.ts';
import { exportDays } from '@chalkline/contract/profiles/export.lifecycle.ts';
import { leavingDays } from '@chalkline/contract/profiles/export.schema.ts';
import { emailReaders } from '@chalkline/contract/showcase/email-readers.ts';
import type { LegalSection } from './legal-section.ts';

/** The privacy notice of an installation that has no page of its own for it. Its periods are those that the jobs use. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'stored',
    title: 'What we store',
    points: [
      'Your account: name, email, a hash of your password, never the password itself, and the public half of your passkeys, which signs no one in. Also what you add to your profile, such as a photo, birth date, gender or country.',
      'Taking part: your registrations, scores and results, your answers to an organizer’s questions, and the waivers you sign with your signature.',
      'Training and food: the workouts and records you log, your food diary, water, weight and targets, and your check-ins with a trainer.',
      'Buying and selling: orders, receipts, refunds and payouts. Card numbers go straight to the payment provider. We never store them.',
      'Signing in: the devices you’re signed in on, with their IP address and when they were last used.',
      'Between people: your messages with their pictures, whom you follow or block, and the communities and groups you’re in.',
      'That you have a page open, to show people you know that you’re here. You decide who sees it, and no history is kept.',
      'Messages you send us through the contact form.',
      'A log of who changed what, so that results and money can be checked later.',
    ],
  },
  {
    id: 'why',
    title: 'Why',
    points: [
      'To run the competitions you take part in, and to show their results.',
      'To send you codes, receipts and the notifications you chose.',
      'To protect accounts, for example by telling you about a sign-in on a new device.',
      'To keep the records that tax law requires.',
    ],
    paragraphs: [
      'We don’t sell your data, and there are no ads. Your browser stores your sign-in and settings. We don’t use cookies for tracking.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    points: [
      'Everyone: results of public competitions with the name you registered with, unless you ask not to be named.',
      `Your email: ${emailReaders}.`,
      'People you choose: your profile. You decide for each field who can see it.',
      'People in a conversation: its messages. If one of them is reported, an administrator reads it with the five before and after it.',
      'Your trainer: your check-ins, and the training, nutrition and body data you choose to share. You see how often they looked.',
      'Staff of your gym: your membership and your visits. Sellers: your orders with them. Their staff: the orders they handle, with the delivery address.',
      'Organizers and their staff: what you entered when you registered for their competition, your answers and your signed waivers.',
      'Administrators of your organization, if you belong to one: your name, email and account type, when you joined and last signed in, how many devices you’re signed in on, and, without names, how many people take part in challenges.',
      'Site administrators: accounts and contact messages, to help people and keep the site safe.',
      'The payment provider: what it needs for a payment or payout.',
    ],
    next: { label: 'Choose who sees your profile', screen: 'editProfile', query: { tab: 'privacy' } },
  },
  {
    id: 'how-long',
    title: 'How long',
    points: [
      'Your account, profile, answers and messages: until you delete your account. You can delete a message earlier, for everyone.',
      'Posts in groups and comments: until you delete your account. When you do, you can keep them as “Deleted member” instead.',
      `Sign-ins: ${keptDays.session} days after the device was last used. Known devices: ${keptDays.knownDevice} days.`,
      `Verification codes: ${verificationCode.minutes} minutes. A registration that was never verified: 1 day.`,
      `Notifications: ${keptDays.readNotification} days once read, otherwise ${keptDays.unreadNotification} days.`,
      `Exports of your data: ${exportDays} days. Archived groups: ${archiveDays} days.`,
      `Names and answers of an order that was never paid: ${keptDays.unpaidOrder} days, or until you delete your account.`,
      'Orders, receipts and invoices: as long as tax law requires. They stay after you delete your account.',
      'Signed waivers: they stay as the organizer’s proof.',
      'Results: they stay on the leaderboard, without your name once your account is erased.',
    ],
  },
  {
    id: 'export-delete',
    title: 'Export and delete',
    paragraphs: [
      `You can export everything that’s stored about you. We email you when the file is ready, and you can download it for ${exportDays} days.`,
      `You can delete your account yourself. Every session ends at once. Signing in within ${leavingDays} days undoes it. After that, your account is erased for good, and what you did among others shows “Deleted member”. Your posts and comments are erased too, unless you choose to keep them without your name; you can change that until then, with the link we email you.`,
    ],
    next: { label: 'Export or delete your data', screen: 'editProfile', query: { tab: 'data' } },
  },
  {
    id: 'questions',
    title: 'Questions',
    paragraphs: [
      'Write to us to correct something you can’t change yourself, or to ask what’s stored about you. An organizer can also answer for their own competition.',
    ],
    next: { label: 'Contact us', screen: 'contact' },
  },
];
