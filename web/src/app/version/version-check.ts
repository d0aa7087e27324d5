/** How often an open tab asks for the version (seed §9). */
export const versionCheckMs = 300_000;

/** What the check needs of the browser. */
export interface VersionPorts {
  /** The version that the server has now. */
  readonly ask: () => Promise<string>;
  readonly stored: () => string | null;
  readonly store: (version: string) => void;
  /** Whether this tab was loaded again for this version before; remembers that it is now. */
  readonly reloadedFor: (version: string) => boolean;
  /** Something would be lost by loading the page again. */
  readonly isBusy: () => boolean;
  /** Lets the new version's service worker take over, where there is one. */
  readonly activateWorker: () => Promise<void>;
  readonly reload: () => void;
  readonly log: (words: string, failure: unknown) => void;
}

/**
 * Compares the server's version with the stored one. Another version is stored and loads the page again, once:
 * a tab never loads twice for the same version, so two servers with different versions can't cause a reload loop.
 * Each tab compares with the version it started with, so a second tab reloads too. While something is
 * unsaved it waits; `settle` tries again.
 */
export function makeVersionCheck(ports: VersionPorts) {
  let known = ports.stored();
  let waiting: string | null = null;

  async function check(): Promise<void> {
    try {
      const version = await ports.ask();
      if (known === null || version === known) {
        known = version;
        waiting = null;
        ports.store(version);
      } else {
        waiting = version;
      }
    } catch (failure) {
      ports.log('The version could not be asked for.', failure);
    }
    await settle();
  }

  async function settle(): Promise<void> {
    if (waiting === null || ports.isBusy()) return;
    const version = waiting;
    try {
      await ports.activateWorker();
      // Someone may have started typing in the meantime, or another check got here first.
      if (waiting !== version || ports.isBusy()) return;
      waiting = null;
      known = version;
      ports.store(version);
      if (!ports.reloadedFor(version)) ports.reload();
    } catch (failure) {
      // Without storage, every load would reload again.
      ports.log('The new version could not be stored.', failure);
    }
  }

  return { check, settle };
}
