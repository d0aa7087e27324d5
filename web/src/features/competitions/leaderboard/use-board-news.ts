import { useEffect } from 'react';
import type { BoardKeeper } from './board-keeper.ts';

const askAgainMs = 15_000;

/** Asks for the board again while nobody tells of its changes. */
export function useBoardNews(keeper: BoardKeeper): void {
  useEffect(() => {
    const timer = setInterval(() => keeper.refresh(), askAgainMs);
    return () => clearInterval(timer);
  }, [keeper]);
}
