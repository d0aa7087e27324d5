import {
  type CompetitionState,
  competitionStates,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionReply, MovableState } from '@chalkline/contract/competitions/competition.schema.ts';

export interface MoveTexts {
  /** On the button. */
  readonly verb: string;
  readonly question: string;
  /** Who will see what, and whether it can be undone. */
  readonly follows: string;
  readonly keep: string;
  /** The toast. */
  readonly done: string;
}

const forward: Readonly<Record<string, MoveTexts>> = {
  'draft>published': {
    verb: 'Publish',
    question: 'Publish this competition?',
    follows:
      'Everyone can find it, with its divisions, workouts, athletes and leaderboard. You can move it back to draft.',
    keep: 'Keep as draft',
    done: 'Competition published',
  },
  'published>live': {
    verb: 'Start',
    question: 'Start this competition?',
    follows:
      'The home page shows it as live, and the public leaderboard updates with every score. You can undo this.',
    keep: 'Not yet',
    done: 'Competition started',
  },
  'live>finished': {
    verb: 'Finish',
    question: 'Finish this competition?',
    follows: 'No one can change athletes or scores anymore. To correct something, reopen it.',
    keep: 'Keep it live',
    done: 'Competition finished',
  },
};

const others: Readonly<Record<string, MoveTexts>> = {
  'published>draft': {
    verb: 'Move to draft',
    question: 'Move this competition to draft?',
    follows: 'Only you and your staff will see it. Shared links stop working until you publish it again.',
    keep: 'Keep it published',
    done: 'Competition moved to draft',
  },
  'live>published': {
    verb: 'Undo start',
    question: 'Undo the start of this competition?',
    follows: 'It’s shown as upcoming instead of live. Scores don’t change.',
    keep: 'Keep it live',
    done: 'Start undone',
  },
  'finished>live': {
    verb: 'Reopen',
    question: 'Reopen this competition?',
    follows:
      'It goes live again, so you can correct scores. Published results become provisional again, except those you made final yourself.',
    keep: 'Keep it finished',
    done: 'Competition reopened',
  },
  'finished>archived': {
    verb: 'Archive',
    question: 'Archive this competition?',
    follows: 'It’s no longer listed, but its link keeps working. You can undo this.',
    keep: 'Keep it listed',
    done: 'Competition archived',
  },
  'archived>finished': {
    verb: 'Unarchive',
    question: 'Unarchive this competition?',
    follows: 'It’s listed with past competitions again.',
    keep: 'Keep it archived',
    done: 'Competition unarchived',
  },
};

const moveTexts: Readonly<Record<string, MoveTexts | undefined>> = { ...forward, ...others };

/** What follows for a private competition, which is in no list anyway. */
const privateFollows: Readonly<Record<string, string | undefined>> = {
  'draft>published': 'It won’t be listed. People need the link and the code to see it.',
  'published>live': 'Its leaderboard updates with every score. You can undo this.',
  'finished>archived': 'Its link and code keep working. You can undo this.',
  'archived>finished': 'It’s a past competition again.',
};

export interface Move extends MoveTexts {
  readonly to: MovableState;
}

/** The allowed moves: the next one forward, if any, and the others. */
export function movesOf(
  from: CompetitionState,
  moveTo: readonly MovableState[],
  visibility: CompetitionReply['visibility'] = 'public',
) {
  const moves = moveTo
    .toSorted((one, other) => competitionStates.indexOf(one) - competitionStates.indexOf(other))
    .flatMap((to): Move[] => {
      const move = `${from}>${to}`;
      const texts = moveTexts[move];
      if (!texts) return [];
      const follows = visibility === 'private' ? privateFollows[move] : undefined;
      return [{ ...texts, to, follows: follows ?? texts.follows }];
    });
  const next = moves.find(({ to }) => `${from}>${to}` in forward) ?? null;
  return { next, others: moves.filter((move) => move !== next) };
}
