import { counted } from '../../../../ui/counted.ts';
import type { Unsettled, UnsettledKind } from './settling.ts';

interface SettlingLabels {
  readonly settle: string;
  readonly leave: string;
  /** What everybody sees if it is left. */
  readonly left: string;
}

export const settlingLabels: Readonly<Record<UnsettledKind, SettlingLabels>> = {
  frozen: {
    settle: 'Lift the freeze and make them final',
    leave: 'Leave them frozen',
    left: 'Everybody goes on seeing what stood when it was frozen. Scores that came in later stay hidden.',
  },
  draft: {
    settle: 'Publish them as final',
    leave: 'Leave them hidden',
    left: 'Nobody but you and your staff sees them. Those that were to show themselves at a time still do.',
  },
  withdrawn: {
    settle: 'Publish them again, as final',
    leave: 'Leave them taken back',
    left: 'They stay off the board, with their points.',
  },
};

/** `2 results and 1 whole board are frozen`. */
export function unsettledLegend({ kind, results, boards }: Unsettled): string {
  const what = [
    ...(results.length > 0 ? [counted(results.length, ['result', 'results'])] : []),
    ...(boards.length > 0 ? [counted(boards.length, ['whole board', 'whole boards'])] : []),
  ].join(' and ');
  const are = results.length + boards.length === 1 ? 'is' : 'are';
  const state = { frozen: 'frozen', draft: 'not published', withdrawn: 'taken back' }[kind];
  return `${what} ${are} ${state}`;
}
