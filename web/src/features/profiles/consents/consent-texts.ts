import type { ConsentPurpose } from '@chalkline/contract/accounts/consent.schema.ts';

export const consentsKey = ['consents'];

interface ConsentText {
  /** Asks for it. */
  readonly title: string;
  readonly label: string;
  /** What is kept, and for what. */
  readonly kept: string;
  /** Who sees it. */
  readonly seen: string;
  /** What withdrawing deletes. */
  readonly deleted: string;
}

/** What people agree to. Another meaning is the next `consentWording` in the contract. */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  diary: {
    title: 'Keep your food diary?',
    label: 'Food diary',
    kept: 'We keep what you eat and drink and your daily targets, to show you your days and add them up.',
    seen: 'Only you see it, unless you share Nutrition with a trainer.',
    deleted: 'Your entries, water and targets. Your own foods and recipes stay.',
  },
  body: {
    title: 'Keep your weight?',
    label: 'Body',
    kept: 'We keep what you weigh, day by day, to show you how it changes.',
    seen: 'Only you see it, unless you share Body with a trainer.',
    deleted: 'Your weight on every day.',
  },
  check_in: {
    title: 'Keep your check-ins?',
    label: 'Check-ins',
    kept: 'We keep your answers and photos, so that you and your trainer can compare them.',
    seen: 'You see them, and your trainer sees the areas you share.',
    deleted: 'Your answers and photos, with your trainer’s replies.',
  },
  screening: {
    title: 'Keep your answers?',
    label: 'Health questions',
    kept: 'We keep your answers to the health questions, so that a program doesn’t harm you.',
    seen: 'Only you see them, unless you share Body with a trainer or show them in a request.',
    deleted: 'Your answers to the health questions.',
  },
};
