import {
  type CompetitionState,
  competitionStates,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';

export interface MoveTexts {
  /** On the button. */
  readonly verb: string;
  readonly question: string;
  /** What becomes visible to whom, and whether it can be taken back. */
  readonly follows: string;
  readonly keep: string;
  /** Said once it is done. */
  readonly done: string;
}

const forward: Readonly<Record<string, MoveTexts>> = {
  'draft>published': {
    verb: 'Publish',
    question: 'Publish this competition?',
    follows:
      'Everybody sees it on the list, with its divisions, workouts, entries and leaderboard. It can go back to draft.',
    keep: 'Keep it a draft',
    done: 'Published. Everybody can see it now.',
  },
  'published>live': {
    verb: 'Start',
    question: 'Start this competition?',
    follows:
      'It stands as live on the home page, and each score moves the leaderboard before everybody. It can be taken back.',
    keep: 'Not yet',
    done: 'It is live.',
  },
  'live>finished': {
    verb: 'Finish',
    question: 'Finish this competition?',
    follows: 'Entries and scores are closed for everybody. To correct anything it can be reopened.',
    keep: 'Keep it live',
    done: 'The competition is finished.',
  },
};

const others: Readonly<Record<string, MoveTexts>> = {
  'published>draft': {
    verb: 'Back to draft',
    question: 'Take it back to draft?',
    follows:
      'Only you and your staff see it then. Links that were shared lead nowhere until it is published.',
    keep: 'Leave it published',
    done: 'It is a draft again.',
  },
  'live>published': {
    verb: 'Not live any more',
    question: 'Take the start back?',
    follows: 'It stands as announced again, for everybody. Scores stay as they are.',
    keep: 'Keep it live',
    done: 'It is announced, not live.',
  },
  'finished>live': {
    verb: 'Reopen',
    question: 'Reopen this competition?',
    follows:
      'It is live again for everybody, so that scores can be corrected. Results that were shown are provisional again; what was made final by hand stays final.',
    keep: 'Leave it finished',
    done: 'It is live again.',
  },
  'finished>archived': {
    verb: 'Archive',
    question: 'Archive this competition?',
    follows: 'It leaves the lists. Whoever has its address can still read it. It can be taken back.',
    keep: 'Leave it on the lists',
    done: 'Archived.',
  },
  'archived>finished': {
    verb: 'Back on the lists',
    question: 'Put it back on the lists?',
    follows: 'Everybody finds it among the past competitions again.',
    keep: 'Leave it archived',
    done: 'It is on the lists again.',
  },
};

const moveTexts: Readonly<Record<string, MoveTexts | undefined>> = { ...forward, ...others };

export interface Move extends MoveTexts {
  readonly to: CompetitionState;
}

/** The moves that are allowed now: the one that leads on, if there is one, and the others. */
export function movesOf(from: CompetitionState, moveTo: readonly CompetitionState[]) {
  const moves = competitionStates
    .filter((to) => moveTo.includes(to))
    .flatMap((to): Move[] => {
      const texts = moveTexts[`${from}>${to}`];
      return texts ? [{ to, ...texts }] : [];
    });
  const next = moves.find(({ to }) => `${from}>${to}` in forward) ?? null;
  return { next, others: moves.filter((move) => move !== next) };
}
