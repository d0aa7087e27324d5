import type { LiveState } from './live-ports.ts';

/** By topic: the number that a tab has seen everything up to; null when it has nothing yet. */
export type Positions = Readonly<Record<string, number | null>>;

/** From a tab to the one that holds the stream. */
export type TabWish =
  | {
      readonly type: 'wants';
      readonly tab: string;
      readonly topics: Positions;
      /** Topics that a screen began to watch just now: asked for again even if they were refused before. */
      readonly begun: readonly string[];
    }
  | { readonly type: 'ping' };

/** From the tab that holds the stream to all. */
export type LeaderWord =
  /** There is a new one: tell it what you want. */
  | { readonly type: 'leading' }
  | { readonly type: 'state'; readonly state: LiveState }
  /** By topic: from this number on nothing is left out. Whoever has seen less reads again. */
  | { readonly type: 'covered'; readonly from: Readonly<Record<string, number>> }
  /** Read these again, whatever was seen. */
  | { readonly type: 'reset'; readonly topics: readonly string[]; readonly from: number }
  | { readonly type: 'withdrawn'; readonly topic: string }
  | {
      readonly type: 'change';
      readonly id: number;
      readonly topic: string;
      readonly kind: string;
      readonly data: unknown;
    }
  /** Everything covered has been told up to this number. */
  | { readonly type: 'passed'; readonly id: number };

export type TabMessage =
  | { readonly wish: TabWish }
  /** `by` names the leader: one that was frozen may go on talking for a moment after it lost its place. */
  | { readonly by: string; readonly word: LeaderWord };
