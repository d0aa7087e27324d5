import { counted } from '../../../../ui/counted.ts';
import type { Unsettled, UnsettledKind } from './settling.ts';

interface SettlingLabels {
  readonly settle: string;
  readonly leave: string;
  /** What the public sees if it's left. */
  readonly left: string;
}

export const settlingLabels: Readonly<Record<UnsettledKind, SettlingLabels>> = {
  frozen: {
    settle: 'Unfreeze and make final',
    leave: 'Keep frozen',
    left: 'Everyone keeps seeing the frozen results. Later scores stay hidden.',
  },
  draft: {
    settle: 'Publish as final',
    leave: 'Keep as drafts',
    left: 'Only you and your staff see them. Scheduled results still publish on time.',
  },
  withdrawn: {
    settle: 'Show again as final',
    leave: 'Keep hidden',
    left: 'They and their points stay off the leaderboard.',
  },
};

/** `2 results and 1 leaderboard are frozen`. */
export function unsettledLegend({ kind, results, boards }: Unsettled): string {
  const what = [
    ...(results.length > 0 ? [counted(results.length, ['result', 'results'])] : []),
    ...(boards.length > 0 ? [counted(boards.length, ['leaderboard', 'leaderboards'])] : []),
  ].join(' and ');
  const are = results.length + boards.length === 1 ? 'is' : 'are';
  const state = { frozen: 'frozen', draft: 'not published', withdrawn: 'hidden' }[kind];
  return `${what} ${are} ${state}`;
}
