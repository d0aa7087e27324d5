import { boardKinds, boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { useEffect } from 'react';
import { useLive, useLiveState } from '../../../platform/live/use-live.ts';
import { useRevealNews } from '../reveals/use-reveal-news.ts';
import type { BoardKeeper } from './board-keeper.ts';
import type { BoardNews, LoadedBoard } from './loaded-board.ts';

/** A network may let calls through and no streams; then the board is asked for now and then. */
const askAgainMs = 15_000;

/** Subscribes to the board's live events. Returns whether the connection has been lost for a while. */
export function useBoardNews(keeper: BoardKeeper, board: LoadedBoard | null, view: BoardView): boolean {
  const reveals = useRevealNews(board?.head.competitionId);
  const topic = view === 'inside' ? insideBoardTopic : boardTopic;
  useLive(board && topic(board.head.divisionId), {
    since: board?.position,
    onEvent: ({ kind, data }) => {
      if (reveals.receive(kind)) return;
      // The staff view only gets refetch events, even when it equals the public one.
      if (view === 'inside') keeper.refresh();
      else if (isNews(kind)) keeper.receive({ kind, data } as BoardNews);
    },
    onReset: () => {
      keeper.refresh();
      reveals.refresh();
    },
  });
  const state = useLiveState();
  useEffect(() => {
    if (state !== 'online') return;
    keeper.confirm();
    return keeper.confirm;
  }, [state, keeper]);
  useEffect(() => {
    if (state !== 'offline') return;
    const timer = setInterval(keeper.refresh, askAgainMs);
    return () => clearInterval(timer);
  }, [state, keeper]);
  return state === 'offline';
}

function isNews(kind: string): kind is BoardNews['kind'] {
  return kind === boardKinds.rows || kind === boardKinds.changed;
}
