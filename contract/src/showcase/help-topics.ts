import { passwordLength } from '../accounts/password.rules.ts';
import { verificationCode } from '../accounts/verification-code.ts';
import { organizerFees } from '../page-texts.ts';
import { emailReaders } from './email-readers.ts';
import { buyingTopics } from './help-buying-topics.ts';
import { competingTopic } from './help-competing-topic.ts';
import { nutritionTopic } from './help-nutrition-topic.ts';
import { peopleTopics } from './help-people-topics.ts';
import type { HelpTopic } from './help-topic.ts';

export type { HelpAnswer, HelpTopic } from './help-topic.ts';

/** Frequently asked questions and their answers. Facts from the specification are marked with its section. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'organizing',
    title: 'Organizing',
    answers: [
      {
        // seed §2: the organizer flow.
        id: 'organizer-flow',
        question: 'How do I set up a competition?',
        answer: [
          'Work through it in this order: the challenge itself (name, dates, place), its categories, which we call divisions, then the workouts, the schedule with its heats, the leaderboard, and finally the registration with its prices.',
          'Until you publish it, it’s a draft that only you and your staff can see. To publish, add at least one division and one workout.',
        ],
        next: { label: 'Create a competition', screen: 'createCompetition' },
        also: 'start challenge category heats steps begin',
      },
      {
        // seed §2: fees.
        id: 'fees',
        question: 'What does organizing cost?',
        answer: [`There are ${organizerFees}.`],
        also: 'price money free organizer fee commission',
      },
      {
        // seed §2: payouts.
        id: 'payouts',
        question: 'When are payouts made?',
        answer: [
          'By default on the 1st of each month.',
          'What you sell before your payout account is ready is held for you. It moves to your account as soon as that is ready, and Revenues shows how much it is.',
        ],
        also: 'money paid bank account earnings',
      },
      {
        id: 'invoice-details',
        question: 'Can I get an invoice with my company’s address and VAT number?',
        answer: [
          'Yes. Open your paid order and add billing details. They’re on the invoice, its credit notes and the invoices of your next orders.',
          'You can change them for 30 days after you pay.',
        ],
        also: 'receipt tax address company business billing',
      },
      {
        // seed §2: private challenges.
        id: 'private-challenges',
        question: 'How do private challenges work?',
        answer: [
          'A private challenge needs a code, which you get from the organizer. Only people with the code can take part.',
          'A paid private challenge also needs the approval of the payment provider.',
        ],
        also: 'secret invite closed code approval paid',
      },
      {
        // seed §2: sponsors.
        id: 'sponsors',
        question: 'Can a workout have a sponsor?',
        answer: ['Yes, one. Each workout can have one sponsor.'],
        also: 'advertising partner logo',
      },
      {
        id: 'staff',
        question: 'Who can help me run it?',
        answer: [
          'Invite people to your staff by email. They join once they accept the invitation under My competitions. Owners have full control. Managers run the competition, head judges settle scores and disqualify, scorers enter scores, and the check-in desk checks athletes in. A role can have a last day.',
          'A competition always has at least one owner. The last owner can leave only after making someone else an owner.',
        ],
        next: { label: 'My competitions', screen: 'myCompetitions' },
        also: 'judge helper volunteer owner role invite accept',
      },
      {
        id: 'import-export',
        question: 'Can I import athletes or scores from a spreadsheet?',
        answer: [
          'Yes, from a CSV file. Before anything is imported, you see a preview and any rows with problems. Nothing is imported until every row is valid. You can also export athletes and scores as CSV.',
        ],
        also: 'excel upload download table',
      },
      {
        id: 'check-board',
        question: 'How can anyone check a leaderboard?',
        answer: [
          'Open “How this is scored” on the leaderboard and choose “Show how” under “Check this board”. You can download the score log: every score with its corrections, penalties, points given by hand, ties broken by hand, and the scoring settings. Each line is sealed with a hash of the line before, and the leaderboard shows the hash of the last one.',
          'The command board:verify follows every hash, names the first line that was altered, ranks every division again and compares places and points. The log holds ids and numbers only; names are in a separate file. It never contains more than the public leaderboards: no drafts, and nothing after a freeze.',
        ],
        also: 'verify proof hash chain audit trust tamper cheat export log',
      },
      {
        id: 'reopen',
        question: 'How do I correct a score after the competition is finished?',
        answer: [
          'Set the competition back to live, correct the score with a reason, and finish it again. The earlier score stays in the history.',
        ],
        also: 'mistake correction change result undo',
      },
      {
        id: 'cancel-competition',
        question: 'How do I cancel a competition?',
        answer: [
          'In the control room of a published or live competition, open Settings and choose Cancel competition. You see how many registrations end and how much is refunded before you confirm. Give a reason: it’s emailed to everyone who takes part, helps or is on a waiting list.',
          'Every registration is refunded in full, unpaid orders and waiting lists end, and leaderboards stay as they are. You can’t undo this, but you can copy the competition and hold it another time.',
          'The overview shows how the refunds are going. A refund that failed, such as one under dispute, can be tried again there.',
        ],
        next: { label: 'My competitions', screen: 'myCompetitions' },
        also: 'call off postpone weather refund everyone canceled money back',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scores and places',
    answers: [
      {
        id: 'places',
        question: 'How are places calculated?',
        answer: [
          'Your place is one more than the number of athletes who did better. Athletes who finish a workout rank ahead of those stopped by the time cap. After that, the score decides, then the tiebreak.',
          'To see how a competition is scored, open “How this is scored” on its leaderboard.',
        ],
        also: 'rank ranking leaderboard points',
      },
      {
        id: 'ties',
        question: 'What happens when two athletes tie?',
        answer: [
          'If the workout has a tiebreak, it decides. An athlete with a tiebreak ranks ahead of one without.',
          'Athletes who are still tied share the place and each get its full points. The next place is skipped: 1, 2, 2, 4.',
        ],
        also: 'tie tiebreak equal same place draw',
      },
      {
        id: 'caps',
        question: 'What does CAP+12 mean?',
        answer: [
          'The athlete reached the time cap with 12 reps left. Fewer is better, and CAP alone means no reps were left.',
          'Some competitions count completed reps instead. The organizer chooses for each workout, and the leaderboard shows both: “CAP, 12 reps left (138/150)”.',
        ],
        also: 'time cap capped reps left remaining not finished',
      },
      {
        id: 'points',
        question: 'Where do the points come from?',
        answer: [
          'On-site competitions usually use a points table: a better place earns more points, and the highest total wins. Online competitions usually use the place itself: third place is three points, and the lowest total wins. The organizer can choose for the whole competition, or for a single division or workout.',
        ],
        also: 'points table total rank sum',
      },
      {
        id: 'live-board',
        question: 'Do I have to reload the leaderboard?',
        answer: [
          'No. New scores appear on their own, and changes are highlighted for a few seconds. If you lose your connection, the leaderboard tells you and updates once you’re back online.',
        ],
        also: 'refresh live update tv',
      },
      {
        id: 'award-ceremony',
        question: 'How do I announce the winners place by place?',
        answer: [
          'Freeze the leaderboard or keep the last results as drafts before the final scores come in. Then open Results in the control room and choose “Award ceremony” next to the division.',
          'You or an announcer show each place from a phone, from last to first. The TV screen and the public leaderboard follow live, and ties appear together. Nothing else shows the standings until you publish the results at the end.',
        ],
        also: 'award ceremony reveal podium winners prize announce embargo',
      },
    ],
  },
  competingTopic,
  ...buyingTopics,
  ...peopleTopics,
  nutritionTopic,
  {
    id: 'accounts',
    title: 'Accounts',
    answers: [
      {
        id: 'register',
        question: 'How do I get an account?',
        answer: [
          `Register with your name, email and a password of at least ${passwordLength.least} characters. We’ll email you a ${verificationCode.digits}-digit code. Enter it within ${verificationCode.minutes} minutes to create your account.`,
        ],
        next: { label: 'Register', screen: 'register' },
        also: 'sign up join login',
      },
      {
        id: 'no-code',
        question: 'Why didn’t I get a code?',
        answer: [
          'Check your spam folder first. Then request a new code on the page where you enter it. Only the newest code works.',
          'If you already have an account, we email you that instead of a code.',
        ],
        also: 'verification email spam otp missing did not come',
      },
      {
        id: 'watching',
        question: 'Do I need an account to watch?',
        answer: ['No. Anyone can see published competitions, their workouts and their leaderboards.'],
        also: 'visitor public spectator',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    answers: [
      {
        id: 'who-sees',
        question: 'Who sees my results?',
        answer: [
          'Results of a published competition are public and show the name you’re registered with. While a competition is a draft, only its staff can see it.',
          'To remove your name from a leaderboard, contact the organizer or us.',
        ],
        also: 'privacy name hide public',
      },
      {
        id: 'email-private',
        question: 'Who can see my email?',
        answer: [`Your email isn’t on any public page. It’s seen by ${emailReaders}.`],
        also: 'address contact personal data',
      },
      {
        id: 'messages-kept',
        question: 'What happens to a message I send you?',
        answer: [
          'We keep it with your name and email so that we can answer. Only site administrators can read it. We email you a confirmation.',
        ],
        next: { label: 'Contact us', screen: 'contact' },
        also: 'contact form data stored',
      },
    ],
  },
];
