import { organizerFees } from '@chalkline/contract/page-texts.ts';
import { leavingDays } from '@chalkline/contract/profiles/export.schema.ts';
import type { LegalSection } from './legal-section.ts';

/** The terms of an installation that has no page of its own for them. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'Your account',
    points: [
      'Use your own name and an email address that you can read. Your account is yours alone: don’t share your password or codes.',
      'You can watch public competitions without an account. You need one to register for, judge or run a competition.',
      'You can leave at any time. See how in the last section.',
    ],
  },
  {
    id: 'athletes',
    title: 'For athletes',
    points: [
      'The organizer sets the rules, divisions and prices, and decides on scores, penalties and results. Ask the organizer first if something looks wrong.',
      'Give your real age and gender where a division asks for them. The organizer can disqualify you for wrong information.',
      'A waiver is an agreement between you and the organizer. Minors sign together with a parent or guardian.',
      'Results of public competitions are public. You can ask the organizer to hide your name on the leaderboard.',
      'Whether you get your money back when you withdraw depends on the organizer’s refund policy. You see it before you pay.',
      'You decide what you can do safely. Nothing on this site is medical advice.',
    ],
  },
  {
    id: 'organizers',
    title: 'For organizers',
    points: [
      'You’re responsible for your competition: that it takes place as described, that it’s safe, and that you have the permissions and insurance it needs.',
      'Keep the promises on your page. If you change or cancel something, tell the people registered and refund them as your policy says.',
      'Use athletes’ data only to run your competition. Don’t pass it on, and don’t keep copies longer than you need them.',
      'Give staff only the access they need. What they do for your competition is done in your name.',
      `There are ${organizerFees}.`,
      'Payouts are made on the 1st of each month unless another day is chosen. Refunds and disputed payments are taken off first.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    points: [
      'You buy from the organizer or seller named at checkout. A payment provider handles the payment.',
      'Prices, fees and taxes are shown before you pay. You’ll find receipts in your account under Orders.',
      'If a payment is wrong, contact the seller first, then us.',
    ],
  },
  {
    id: 'conduct',
    title: 'What isn’t allowed',
    points: [
      'Harassing people, pretending to be someone else, or publishing what isn’t yours to publish.',
      'Entering false scores or results.',
      'Sending spam, collecting other people’s data, or trying to break or overload the site.',
    ],
    paragraphs: [
      'Administrators can remove content and suspend accounts that break these rules. They give the reason. If you think they’re wrong, write to us.',
    ],
  },
  {
    id: 'content',
    title: 'What you publish',
    paragraphs: [
      'Your photos and texts stay yours. By publishing them here, you allow us to show them on this site and in its emails, to the people you chose.',
    ],
  },
  {
    id: 'availability',
    title: 'If something goes wrong',
    paragraphs: [
      'We work to keep the site running and its results correct, but we can’t promise that it’s never down or never wrong. Organizers should keep a backup of results that matter: every list can be exported.',
      'Nothing in these terms limits rights that the law gives you.',
    ],
  },
  {
    id: 'leaving',
    title: 'Leaving, and changes to these terms',
    paragraphs: [
      `You can delete your account at any time. Signing in within ${leavingDays} days brings it back.`,
      'If these terms change, the new version appears on this page with its date.',
    ],
    next: { label: 'Export or delete your data', screen: 'editProfile', query: { tab: 'data' } },
  },
];
