import type { PlainAddressName } from './urls.ts';

export interface PageText {
  /** In the browser's tab, before the product's name. */
  readonly title: string;
  /** In search results and under a pasted link: a sentence or two. */
  readonly description: string;
}

/** seed.md §2: the promise with its condition. Wherever organizer fees are mentioned, the text is made with this. */
export const organizerFees = 'no organizer fees for 2024 early adopters (this may change)';

/** Titles and descriptions of the public pages that aren't about one thing, for browser and server. */
export const pageTexts = {
  home: {
    title: 'Fitness Challenges',
    description: `Find a fitness competition, watch every score as it lands, or run your own with ${organizerFees}.`,
  },
  oldHome: {
    title: 'Welcome',
    description: 'Fitness competitions with live leaderboards, for athletes and organizers.',
  },
  helpCenter: {
    title: 'FAQs',
    description:
      'Answers about running competitions, scoring, ties, time caps, accounts and privacy. Search them or contact us.',
  },
  contact: {
    title: 'Contact us',
    description: 'Contact the people who run this site. We’ll confirm by email, and a person will reply.',
  },
  healthFormulas: {
    title: 'Health formulas',
    description:
      'Body, energy, strength and endurance equations with units, ranges, sources and a calculator. Nothing you type is sent.',
  },
  terms: {
    title: 'Terms',
    description: 'What athletes, organizers and this site can expect from one another, in plain words.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What is stored about you, why, for how long, who sees it, and how to export or delete it.',
  },
  login: { title: 'Sign in', description: 'Sign in to compete in, judge and run competitions.' },
  register: {
    title: 'Register',
    description: 'Create an account to compete in, judge and run competitions.',
  },
} as const satisfies Partial<Record<PlainAddressName, PageText>>;

/** The title in the browser's tab. */
export function tabTitle(title: string, productName: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}

/** The titles of screens about one thing, once its name is known. */
export const thingTitles = {
  leaderboard: (name: string) => `${name}, leaderboard`,
  workouts: (name: string) => `${name}, workouts`,
} as const;
