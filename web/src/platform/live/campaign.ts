import type { LiveBrowser } from './live-ports.ts';

const leaderLock = 'chalkline-live';
const tabLock = (tab: string) => `chalkline-live-tab-${tab}`;

export interface Campaign {
  /** Resolves when others can notice that this tab is there. */
  readonly present: Promise<void>;
  /** Takes the place of a leader that does not answer. */
  steal(): void;
  /** Calls once when another tab has gone, however it went. */
  onceGone(tab: string, gone: () => void): void;
  /** Gives everything back: the page is being left or put aside. */
  stop(): void;
}

export interface CampaignOptions {
  readonly locks: NonNullable<LiveBrowser['locks']>;
  readonly tab: string;
  readonly onElected: () => void;
  readonly onDeposed: () => void;
}

/**
 * Makes one of the browser's tabs the leader: the one that holds a lock. The browser gives the lock to the
 * next in line when the tab closes or crashes. Each tab also holds a lock of its own, on which the leader
 * waits to learn that the tab has gone.
 */
export function startCampaign({ locks, tab, onElected, onDeposed }: CampaignOptions): Campaign {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Holds a lock until the campaign stops or somebody steals it. */
  async function hold(name: string, steal: boolean, held: () => void): Promise<void> {
    // The standard refuses a signal together with `steal`, which never waits anyhow.
    const options = steal ? { steal } : { signal };
    try {
      await locks.request(name, options, () => {
        held();
        return new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve());
        });
      });
    } catch {
      // Stolen, or given up by ourselves while still in line: over in any case.
    }
  }

  let isInLine = false;
  async function stand(steal: boolean): Promise<void> {
    if (!steal && isInLine) return;
    if (!steal) isInLine = true;
    let isElected = false;
    await hold(leaderLock, steal, () => {
      if (!steal) isInLine = false;
      isElected = true;
      onElected();
    });
    if (isElected) onDeposed();
    if (!signal.aborted) await stand(false);
  }

  void stand(false);
  return {
    present: new Promise((resolve) => {
      void hold(tabLock(tab), false, resolve);
    }),
    steal: () => void stand(true),
    onceGone(other, gone) {
      if (other === tab) return;
      void locks.request(tabLock(other), { signal }, gone).catch(() => {
        // This tab gave up waiting because it leads no more.
      });
    },
    stop: () => stopping.abort(),
  };
}
