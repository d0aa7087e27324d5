import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';

/** What an entry's state is called; nothing for the usual one. */
export const entryStateWords: Readonly<Record<EntryState, string>> = {
  active: '',
  withdrawn: 'Withdrawn',
  disqualified: 'Disqualified',
};

interface EntryDeed {
  readonly deed: string;
  readonly follows: string;
  readonly keep: string;
  readonly danger: boolean;
}

/** What becomes of an entry that is moved to a state. */
export const entryDeeds: Readonly<Record<EntryState, EntryDeed>> = {
  withdrawn: {
    deed: 'Withdraw',
    follows:
      'The place is free for somebody else. Scores stay, and the board follows the competition’s rule for those who withdrew. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  disqualified: {
    deed: 'Disqualify',
    follows: 'They stand on the board without an overall place. Scores stay. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  active: {
    deed: 'Put back',
    follows: 'They take their place in the division again, with the scores they have.',
    keep: 'Leave as it is',
    danger: false,
  },
};
