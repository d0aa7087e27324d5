import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../../../platform/calls.ts';
import { type BoardAsked, competitionQueries, readBoardPage } from '../competitions.queries.ts';
import { type BoardKeeper, makeBoardKeeper } from './board-keeper.ts';

const longestPauseMs = 15_000;

/** A board that keeps itself current as long as the screen is open. */
export function useBoard(competitionId: string, asked: BoardAsked) {
  const [keeper] = useState(() => keeperOf(competitionId, asked));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.current);
  useEffect(() => {
    keeper.open();
    return keeper.close;
  }, [keeper]);
  return { keeper, kept };
}

function keeperOf(competitionId: string, asked: BoardAsked): BoardKeeper {
  let isFirst = true;
  return makeBoardKeeper({
    read: (cursor) => {
      if (!isFirst) return readBoardPage(competitionId, asked, cursor);
      // The route may have begun to read it while this screen's code was under way.
      isFirst = false;
      return queryClient.fetchQuery(competitionQueries.firstBoardPage(competitionId, asked));
    },
    now: Date.now,
    pause: (failures) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(longestPauseMs, 1000 * 2 ** (failures - 1)))),
  });
}
