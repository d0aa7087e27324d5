import { CallFailed } from '@chalkline/contract/http/client.ts';
import {
  addPage,
  applyBoardEvent,
  type BoardNews,
  type BoardPage,
  firstPage,
  type LoadedBoard,
  withNewerStart,
} from './loaded-board.ts';

export interface KeptBoard {
  /** null until it has been read once. */
  readonly board: LoadedBoard | null;
  /** The board before the last news, to show what moved; null after a first reading. */
  readonly before: LoadedBoard | null;
  /** Why it could not be read. A board that was read before stays, and reading is tried again. */
  readonly failure: unknown;
  /** When the board was known to be current, in milliseconds. */
  readonly currentAt: number;
  /** More rows are under way. */
  readonly readingOn: boolean;
}

export interface BoardKeeperParts {
  /** Reads one page, the first without a cursor. */
  readonly read: (cursor: string | undefined) => Promise<BoardPage>;
  readonly now: () => number;
  /** Milliseconds to wait before the try after so many failures. */
  readonly pause: (failures: number) => Promise<void>;
}

const nothing: KeptBoard = { board: null, before: null, failure: null, currentAt: 0, readingOn: false };

/**
 * Keeps one board current: reads it, follows the news, reads again when some were missed. One reading at a
 * time; news that come meanwhile wait and are put on top, so a board that changes without pause is still
 * read once only.
 */
export function makeBoardKeeper({ read, now, pause }: BoardKeeperParts) {
  const listeners = new Set<() => void>();
  const waiting: BoardNews[] = [];
  let kept = nothing;
  let isStale = true;
  let isRereading = false;
  let isBusy = false;
  let isClosed = false;
  let wantedPages = 1;
  let wake = (): void => undefined;

  function set(change: Partial<KeptBoard>): void {
    kept = { ...kept, ...change };
    for (const listener of listeners) listener();
  }

  /** Reads until nothing is left to read. */
  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    let failures = 0;
    while (!isClosed && (isStale || isMoreWanted())) {
      try {
        await (isStale ? reread() : readOn());
        failures = 0;
      } catch (failure) {
        isRereading = false;
        set({ failure, readingOn: false });
        if (isRefusal(failure)) break;
        failures += 1;
        await Promise.race([pause(failures), new Promise<void>((resolve) => (wake = resolve))]);
      }
    }
    isBusy = false;
    if (kept.readingOn) set({ readingOn: false });
  }

  function isMoreWanted(): boolean {
    return kept.board !== null && kept.board.next !== null && kept.board.pages < wantedPages;
  }

  async function reread(): Promise<void> {
    isStale = false;
    isRereading = true;
    // The snapshot read from here on includes all earlier events.
    waiting.length = 0;
    try {
      let board = firstPage(await read(undefined));
      const pages = Math.min(wantedPages, kept.board?.pages ?? 1);
      // What people look at most need not wait for thousands of rows below it.
      if (kept.board !== null && pages > 1) show(withNewerStart(kept.board, board));
      while (board.next !== null && board.pages < pages) {
        const longer = addPage(board, await read(board.next));
        if (longer === 'again') break;
        board = longer;
      }
      show(board);
    } catch (failure) {
      isStale = true;
      throw failure;
    } finally {
      isRereading = false;
    }
    for (const news of waiting.splice(0)) apply(news);
  }

  function show(board: LoadedBoard): void {
    const isSameView = kept.board?.head.view === board.head.view;
    if (isSameView && kept.board !== null && board.head.version < kept.board.head.version) return;
    set({ board, before: kept.board, failure: null, currentAt: now() });
  }

  async function readOn(): Promise<void> {
    set({ readingOn: true });
    const cursor = kept.board?.next;
    if (!cursor) return;
    const page = await read(cursor);
    // The board may have been shortened or read again while the page was under way.
    if (kept.board?.next !== cursor) return;
    const longer = addPage(kept.board, page);
    if (longer !== 'again') set({ board: longer, before: null, failure: null });
  }

  function apply(news: BoardNews): void {
    if (kept.board === null) return;
    const board = applyBoardEvent(kept.board, news);
    if (board === 'reread') isStale = true;
    else if (board === kept.board) set({ currentAt: now() });
    else set({ board, before: kept.board, currentAt: now() });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => kept,
    /** Reads the board for the first time, or again because something may have been missed. */
    refresh(): void {
      isStale = true;
      wake();
      void work();
    },
    receive(news: BoardNews): void {
      if (isRereading || kept.board === null) waiting.push(news);
      else apply(news);
      if (isStale) void work();
    },
    /** Nothing was missed up to now: the stream is open. */
    confirm(): void {
      if (kept.board !== null && !isStale) set({ currentAt: now() });
    },
    /** So many pages are looked at. Those beyond are left out when the board is read again. */
    want(pages: number): void {
      wantedPages = pages;
      void work();
    },
    /** Begins, also after it was closed. */
    open(): void {
      isClosed = false;
      this.refresh();
    },
    close(): void {
      isClosed = true;
      wake();
    },
  };
}

export type BoardKeeper = ReturnType<typeof makeBoardKeeper>;

/** The server understood and said no; asking again would not help. */
function isRefusal(failure: unknown): boolean {
  return (
    failure instanceof CallFailed && failure.status >= 400 && failure.status < 500 && failure.status !== 429
  );
}
