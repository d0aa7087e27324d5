import { passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { organizerFees } from '@chalkline/contract/page-texts.ts';
import type { PlainAddressName } from '@chalkline/contract/urls.ts';

export interface HelpAnswer {
  /** In the address: `/help-center#ties`. Never changes, because people keep links. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Where to go on. */
  readonly next?: { readonly label: string; readonly screen: PlainAddressName };
  /** What else people call it. */
  readonly also?: string;
}

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly answers: readonly HelpAnswer[];
}

/** The questions that people ask, and what holds. Facts of the specification are marked with its section. */
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
          'In this order: the challenge itself (name, days, place), its categories, which we call divisions, then the workouts, the schedule with its heats, and last the leaderboard.',
          'It stays a draft that only you and your staff can see until you publish it. For that it needs at least one division and one workout.',
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
        answer: ['By default on the 1st of each month.'],
        also: 'money paid bank account earnings',
      },
      {
        // seed §2: private challenges.
        id: 'private-challenges',
        question: 'How do private challenges work?',
        answer: [
          'A private challenge needs a code: only people who have it can take part. It is the organizer who hands the code out.',
          'A private challenge that is paid also needs the approval of the payment provider.',
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
          'Invite people to the staff by their e-mail: they are on it once they accept, below My competitions. Owners decide everything. Staff see to entries and scores.',
          'There is always at least one owner: the last one can leave only after making somebody else an owner.',
        ],
        next: { label: 'My competitions', screen: 'myCompetitions' },
        also: 'judge helper volunteer owner role invite accept',
      },
      {
        id: 'import-export',
        question: 'Can I bring a list of athletes or scores from a spreadsheet?',
        answer: [
          'Yes, as a CSV file, for entries and for scores. You see first what would be imported and every row that cannot be read; nothing is taken until all of it is clean. Both can be saved as CSV as well.',
        ],
        also: 'excel upload download table',
      },
      {
        id: 'reopen',
        question: 'The competition is finished, and a score was wrong. What now?',
        answer: [
          'Take it back to live, correct the score with a reason, and finish it again. Whatever stood there before stays in the history: nothing is overwritten.',
        ],
        also: 'mistake correction change result undo',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scores and places',
    answers: [
      {
        id: 'places',
        question: 'How are places worked out?',
        answer: [
          'Your place is one more than the number of those who were better. Whoever finished a workout stands before whoever was capped; then the result counts, then the tie-break.',
          'How a competition is scored is on its leaderboard, under “How this is scored”.',
        ],
        also: 'rank ranking leaderboard points',
      },
      {
        id: 'ties',
        question: 'What happens when two are equal?',
        answer: [
          'If a workout has a tie-break, it decides. Having one stands before having none.',
          'Who is equal in that as well shares the place and gets its points in full, and the next place is left out: 1, 2, 2, 4.',
        ],
        also: 'tie tiebreak equal same place draw',
      },
      {
        id: 'caps',
        question: 'What does CAP+12 mean?',
        answer: [
          'The clock ran out with 12 reps left. Fewer left is better, and CAP alone means none were left.',
          'Some competitions count the reps that were done instead. Which of the two holds is a setting of the workout, and the board writes out both: “CAP, 12 reps left (138/150)”.',
        ],
        also: 'time cap capped reps left remaining not finished',
      },
      {
        id: 'points',
        question: 'Where do the points come from?',
        answer: [
          'On site usually from a table: the better the place, the more points, and the highest total wins. Online usually from the place itself: third place is three points, and the lowest total wins. The organizer chooses, also for a single division or workout.',
        ],
        also: 'points table total rank sum',
      },
      {
        id: 'live-board',
        question: 'Do I have to reload the leaderboard?',
        answer: [
          'No. New scores appear by themselves, and what has just changed is marked for a few seconds. If the connection breaks, the board says so and catches up once it is back.',
        ],
        also: 'refresh live update tv',
      },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    answers: [
      {
        id: 'register',
        question: 'How do I get an account?',
        answer: [
          `Register with your name, e-mail and a password of at least ${passwordLength.least} characters. We mail you a code of six digits; it is good for ${verificationCode.minutes} minutes, and entering it makes your account.`,
        ],
        next: { label: 'Register', screen: 'register' },
        also: 'sign up join login',
      },
      {
        id: 'no-code',
        question: 'The code did not come.',
        answer: [
          'Look in the folder for unwanted mail first. Then ask for another one on the page where you enter it; only the newest code is good.',
          'If you already have an account, we mail you that instead of a code.',
        ],
        also: 'verification email spam otp',
      },
      {
        id: 'watching',
        question: 'Do I need an account to watch?',
        answer: [
          'No. Competitions that are published, their workouts and their leaderboards are open to everybody.',
        ],
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
          'Results of a published competition are public, with the name you were entered by. While a competition is a draft, only its staff see it.',
          'To have your name taken off a board, write to the organizer or to us.',
        ],
        also: 'privacy name hide public',
      },
      {
        id: 'email-private',
        question: 'Is my e-mail shown to anybody?',
        answer: [
          'Not on any public page. The people who run a competition you help with can see it, and so can those who administer the site.',
        ],
        also: 'address contact personal data',
      },
      {
        id: 'messages-kept',
        question: 'What happens to a message I send you?',
        answer: [
          'It is kept with your name and e-mail so that somebody can answer it, and read only by those who administer the site. You get a receipt by e-mail.',
        ],
        next: { label: 'Contact us', screen: 'contact' },
        also: 'contact form data stored',
      },
    ],
  },
];
