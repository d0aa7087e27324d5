import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';

/** Labels of entry states; empty for the usual one. */
export const entryStateLabels: Readonly<Record<EntryState, string>> = {
  active: '',
  cut: 'Cut',
  withdrawn: 'Withdrawn',
  disqualified: 'Disqualified',
  out: 'Out',
};

interface EntryAction {
  readonly verb: string;
  readonly question: (name: string) => string;
  readonly follows: string;
  readonly keep: string;
  /** The toast. */
  readonly done: (name: string) => string;
  readonly danger: boolean;
}

/** Texts for moving an entry to a state. */
export const entryActions: Readonly<Record<EntryState, EntryAction>> = {
  withdrawn: {
    verb: 'Withdraw',
    question: (name) => `Withdraw ${name}?`,
    done: (name) => `${name} withdrawn`,
    follows:
      'Their spot opens up for someone else. Scores stay. What they paid isn’t refunded: to refund it, use Order and refund in their menu. You can reinstate them.',
    keep: 'Cancel',
    danger: true,
  },
  disqualified: {
    verb: 'Disqualify',
    question: (name) => `Disqualify ${name}?`,
    done: (name) => `${name} disqualified`,
    follows:
      'They keep their place and points in each workout, so no one moves up there. Overall they have no place, and athletes behind them move up. You can reinstate them.',
    keep: 'Cancel',
    danger: true,
  },
  cut: {
    verb: 'Cut',
    question: (name) => `Cut ${name}?`,
    done: (name) => `${name} cut`,
    follows: 'They don’t advance and keep their place by points. Scores stay. You can reinstate them.',
    keep: 'Cancel',
    danger: true,
  },
  out: {
    verb: 'Mark as out',
    question: (name) => `Mark ${name} as out?`,
    done: (name) => `${name} marked as out`,
    follows:
      'They’re listed on the leaderboard without places or points, as if they had never started. You can reinstate them.',
    keep: 'Cancel',
    danger: true,
  },
  active: {
    verb: 'Reinstate',
    question: (name) => `Reinstate ${name}?`,
    done: (name) => `${name} reinstated`,
    follows: 'They compete in the division again, with the scores they have.',
    keep: 'Cancel',
    danger: false,
  },
};
