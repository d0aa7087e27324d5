import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVersionCheck, type VersionPorts } from './version-check.ts';

/** One browser: what it stores, what the server says, and how often a tab was loaded again. */
let stored: string | null;
let server: string | Error;
let busy: boolean;

beforeEach(() => {
  stored = null;
  server = 'one';
  busy = false;
});

function openTab(more: Partial<VersionPorts> = {}) {
  const reloaded = new Set<string>();
  const done: string[] = [];
  const ports: VersionPorts = {
    ask: async () => {
      if (server instanceof Error) throw server;
      return server;
    },
    stored: () => stored,
    store: (version) => {
      stored = version;
      done.push(`stored ${version}`);
    },
    reloadedFor: (version) => {
      if (reloaded.has(version)) return true;
      reloaded.add(version);
      return false;
    },
    isBusy: () => busy,
    activateWorker: async () => void done.push('worker'),
    reload: () => void done.push('reload'),
    log: (words) => void done.push(words),
    ...more,
  };
  return { ...makeVersionCheck(ports), done, again: () => makeVersionCheck(ports) };
}

describe('the version check', () => {
  it('stores the first version and the same one, and loads nothing again', async () => {
    const tab = openTab();
    await tab.check();
    await tab.check();
    expect(tab.done).toEqual(['stored one', 'stored one']);
  });

  it('activates the worker, stores a different version and loads the page once', async () => {
    stored = 'one';
    server = 'two';
    const tab = openTab();
    await tab.check();
    expect(tab.done).toEqual(['worker', 'stored two', 'reload']);
    await tab.again().check();
    expect(tab.done.filter((each) => each === 'reload')).toHaveLength(1);
  });

  it('never loads twice for one version, whatever two servers of different age answer', async () => {
    stored = 'one';
    const tab = openTab();
    for (const version of ['two', 'one', 'two', 'one', 'two']) {
      server = version;
      await tab.again().check();
    }
    expect(tab.done.filter((each) => each === 'reload')).toHaveLength(2);
  });

  it('only logs that it could not ask', async () => {
    stored = 'one';
    server = new Error('away');
    const tab = openTab();
    await tab.check();
    expect(tab.done).toEqual(['The version could not be asked for.']);
    expect(stored).toBe('one');
  });

  it('waits while a form is unsaved, and goes on when it is saved', async () => {
    stored = 'one';
    server = 'two';
    busy = true;
    const tab = openTab();
    await tab.check();
    expect([tab.done, stored]).toEqual([[], 'one']);
    busy = false;
    await tab.settle();
    expect(tab.done).toEqual(['worker', 'stored two', 'reload']);
  });

  it('waits when somebody begins to type while the worker takes over', async () => {
    stored = 'one';
    server = 'two';
    const tab = openTab({
      activateWorker: async () => {
        busy = true;
      },
    });
    await tab.check();
    expect(tab.done).toEqual([]);
  });

  it('forgets what it waited for when the server goes back', async () => {
    stored = 'one';
    server = 'two';
    busy = true;
    const tab = openTab();
    await tab.check();
    server = 'one';
    await tab.check();
    busy = false;
    await tab.settle();
    expect(tab.done).toEqual(['stored one']);
  });

  it('loads a second tab again as well, though the first has stored the version', async () => {
    stored = 'one';
    const [first, second] = [openTab(), openTab()];
    server = 'two';
    await first.check();
    expect(stored).toBe('two');
    await second.check();
    expect(second.done).toEqual(['worker', 'stored two', 'reload']);
  });

  it('loads nothing again where nothing can be stored', async () => {
    stored = 'one';
    server = 'two';
    const reload = vi.fn();
    const tab = openTab({
      reload,
      store: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await tab.check();
    expect(reload).not.toHaveBeenCalled();
  });
});
