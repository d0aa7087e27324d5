import { webBase } from '@chalkline/contract/urls.ts';
import { useSyncExternalStore } from 'react';

/** How often an unreachable server is asked whether it is back. */
export const askAgainMs = 3000;

/**
 * Whether the server can be reached. The browser's own flag only knows whether there is a network at all: a full
 * hall's Wi-Fi often has one that leads nowhere, and then the calls that fail tell.
 */
export class Network {
  readonly #listeners = new Set<() => void>();
  readonly #probe: () => Promise<unknown>;
  #reachable = true;
  #asking = false;

  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  readonly isOnline = (): boolean => navigator.onLine && this.#reachable;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      this.#listeners.delete(changed);
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  };

  /** Takes note of how a request ends, and passes it on as it is. One that fails is no proof yet: it asks once more. */
  async watch(request: Promise<Response>): Promise<Response> {
    try {
      const response = await request;
      this.#turn(true);
      return response;
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) this.#ask();
      throw failure;
    }
  }

  #ask(): void {
    if (this.#asking) return;
    this.#asking = true;
    this.#probe()
      .then(
        () => this.#turn(true),
        () => {
          this.#turn(false);
          setTimeout(() => this.#ask(), askAgainMs);
        },
      )
      .finally(() => {
        this.#asking = false;
      });
  }

  #turn(reachable: boolean): void {
    if (reachable === this.#reachable) return;
    this.#reachable = reachable;
    for (const changed of this.#listeners) changed();
  }
}

/** This browser's way to the server. What is asked is a small file that no cache may answer. */
export const network = new Network(() => fetch(`${webBase}/version.json`, { cache: 'no-store' }));

export function useOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline);
}
