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
  /** There is a new leader: send it your topics. */
  | { readonly type: 'leading' }
  | { readonly type: 'state'; readonly state: LiveState }
  /** By topic: complete from this number on. Tabs that have seen less fetch again. */
  | { readonly type: 'covered'; readonly from: Readonly<Record<string, number>> }
  /** Fetch these again in any case. */
  | { readonly type: 'reset'; readonly topics: readonly string[]; readonly from: number }
  | { readonly type: 'withdrawn'; readonly topic: string }
  | {
      readonly type: 'change';
      readonly id: number;
      readonly topic: string;
      readonly kind: string;
      readonly data: unknown;
    }
  /** Something that isn't stored. */
  | { readonly type: 'passing'; readonly topic: string; readonly kind: string; readonly data: unknown }
  /** All covered events up to this number have been delivered. */
  | { readonly type: 'passed'; readonly id: number };

export type TabMessage =
  | { readonly wish: TabWish }
  /** `by` names the leader: a frozen one may keep sending briefly after another took over. */
  | { readonly by: string; readonly word: LeaderWord };
