import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';

/** What an entry's state is called; nothing for the usual one. */
export const entryStateLabels: Readonly<Record<EntryState, string>> = {
  active: '',
  cut: 'Cut',
  withdrawn: 'Withdrawn',
  disqualified: 'Disqualified',
  out: 'Takes no part',
};

interface EntryAction {
  readonly verb: string;
  readonly follows: string;
  readonly keep: string;
  readonly danger: boolean;
}

/** What becomes of an entry that is moved to a state. */
export const entryActions: Readonly<Record<EntryState, EntryAction>> = {
  withdrawn: {
    verb: 'Withdraw',
    follows: 'The place is free for somebody else. Scores stay. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  disqualified: {
    verb: 'Disqualify',
    follows:
      'They keep place and points in each workout, and nobody moves up there. Overall they have no place, and the others close up. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  cut: {
    verb: 'Cut',
    follows: 'They go no further and keep their place by points. Scores stay. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  out: {
    verb: 'Takes no part',
    follows:
      'They stand on the board without a place or points in any workout, as if they had never started. You can put them back.',
    keep: 'Keep them in',
    danger: true,
  },
  active: {
    verb: 'Put back',
    follows: 'They take their place in the division again, with the scores they have.',
    keep: 'Leave as it is',
    danger: false,
  },
};
