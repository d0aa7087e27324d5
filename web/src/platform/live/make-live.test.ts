import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveBrowser, TabChannel } from './live-ports.ts';
import { makeLive } from './make-live.ts';
import { makeFakeChannels } from './testing/fake-channels.ts';
import { FakeLocks } from './testing/fake-locks.ts';
import { FakeStreamServer } from './testing/fake-stream-server.ts';

let server: FakeStreamServer;
let locks: FakeLocks;
let channels: ReturnType<typeof makeFakeChannels>;
let token: string | null;
const tokenListeners = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeStreamServer();
  setInterval(() => server.beat(), 15_000);
  locks = new FakeLocks();
  channels = makeFakeChannels();
  token = null;
  tokenListeners.clear();
});
afterEach(() => {
  // Every tab of the test puts itself aside.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

const signIn = (next: string | null) => {
  token = next;
  for (const listener of tokenListeners) listener();
};

/** A browser tab with a leaderboard that counts its events. */
function openTab(extra: Partial<LiveBrowser> = {}) {
  let channel: (TabChannel & { isFrozen: boolean }) | undefined;
  const ownLocks = locks.forTab();
  const death = new AbortController();
  const live = makeLive({
    fetch: (address, init) => {
      if (death.signal.aborted) return new Promise<never>(() => undefined);
      const signal = AbortSignal.any([death.signal, ...(init?.signal ? [init.signal] : [])]);
      return server.fetch(address, { ...init, signal });
    },
    locks: ownLocks,
    openChannel: () => {
      channel = channels.open();
      return channel;
    },
    token: () => token,
    onToken: (listener) => {
      tokenListeners.add(listener);
      return () => tokenListeners.delete(listener);
    },
    onUnauthorized: () => signIn(null),
    ...extra,
  });
  return {
    live,
    watch(topic: string, since?: string) {
      const events: unknown[] = [];
      const passed: unknown[] = [];
      const resets = vi.fn();
      const stop = live.watch(topic, {
        since,
        onEvent: ({ data }) => events.push(data),
        onPassing: ({ data }) => passed.push(data),
        onReset: resets,
      });
      return { events, passed, resets, stop };
    },
    /** The tab is gone from one moment to the next, and nothing in it can say goodbye. */
    close() {
      channel?.close();
      death.abort();
      ownLocks.die();
    },
    /** As the browser does with a tab that nobody has looked at for long. */
    freeze() {
      if (channel) channel.isFrozen = true;
    },
  };
}

const pass = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds);

describe('watching', () => {
  it('starts where the snapshot is current, so that nothing is missed in between', async () => {
    const since = String(server.head);
    server.publish('board:1', 'between');
    const board = openTab().watch('board:1', since);
    await pass();
    server.publish('board:1', 'after');
    server.publish('board:2', 'other');
    await pass();
    expect(board.events).toEqual(['between', 'after']);
    expect(board.resets).not.toHaveBeenCalled();
  });

  it('asks for a snapshot first where there is none', async () => {
    const board = openTab().watch('board:1');
    await pass();
    expect(board.resets).toHaveBeenCalledOnce();
    server.publish('board:1', 1);
    await pass();
    expect(board.events).toEqual([1]);
  });

  it('hears in every tab what is not stored, and goes on from what is', async () => {
    const [one, two] = [openTab(), openTab()];
    const since = String(server.head);
    const boards = [one.watch('board:1', since), two.watch('board:1', since), two.watch('board:2', since)];
    await pass();
    server.pass('board:1', 'typing');
    server.publish('board:1', 'after');
    await pass();
    expect(boards.map(({ passed }) => passed)).toEqual([['typing'], ['typing'], []]);
    expect(boards.map(({ events }) => events)).toEqual([['after'], ['after'], []]);
  });

  it('adds a topic by another stream and loses nothing of those there were', async () => {
    const tab = openTab();
    const one = tab.watch('board:1', String(server.head));
    await pass();
    server.publish('board:1', 'a');
    const two = tab.watch('board:2', String(server.head));
    server.publish('board:1', 'b');
    server.publish('board:2', 'x');
    await pass();
    server.publish('board:1', 'c');
    await pass();
    expect(one.events).toEqual(['a', 'b', 'c']);
    expect(two.events).toEqual(['x']);
    expect([one.resets.mock.calls, two.resets.mock.calls]).toEqual([[], []]);
    expect(server.streams.size).toBe(1);
  });

  it('opens nothing new when a topic goes, and closes when none is left', async () => {
    const tab = openTab();
    const [one, two] = [tab.watch('board:1'), tab.watch('board:2')];
    await pass();
    one.stop();
    await pass();
    expect(server.asked).toHaveLength(1);
    two.stop();
    await pass(10_000);
    expect(server.streams.size).toBe(0);
  });

  it('of what one may not see asks to read it again, once, and goes on with the rest', async () => {
    server.hidden.add('group:1');
    const tab = openTab();
    const [group, board] = [tab.watch('group:1', '100'), tab.watch('board:1', '100')];
    await pass(60_000);
    server.publish('board:1', 1);
    await pass();
    expect(group.resets).toHaveBeenCalledOnce();
    expect(board.events).toEqual([1]);
    server.hidden.delete('group:1');
    const fresh = tab.watch('group:1', String(server.head));
    await pass();
    server.publish('group:1', 2);
    await pass();
    expect(fresh.events).toEqual([2]);
  });
});

describe('a break', () => {
  it('is bridged by the last number', async () => {
    const tab = openTab();
    const board = tab.watch('board:1', String(server.head));
    await pass();
    server.publish('board:1', 1);
    await pass();
    server.cutAll();
    server.publish('board:1', 2);
    await pass();
    expect(tab.live.state()).toBe('connecting');
    await pass(1_000);
    expect(board.events).toEqual([1, 2]);
    expect(tab.live.state()).toBe('online');
    expect(board.resets).not.toHaveBeenCalled();
    expect(server.asked.at(-1)?.after).toBe(101);
  });

  it('of a day makes the screen read again', async () => {
    const board = openTab().watch('board:1', String(server.head));
    await pass();
    server.isReachable = false;
    server.cutAll();
    server.publish('board:1', 'lost');
    await pass(60_000);
    server.sweptUpTo = server.head;
    server.publish('board:1', 'known');
    server.isReachable = true;
    await pass(60_000);
    expect(board.resets).toHaveBeenCalledOnce();
    server.publish('board:1', 'new');
    await pass();
    expect(board.events).toEqual(['new']);
  });

  it('is tried again with growing pauses, and at once when the network is back', async () => {
    server.isReachable = false;
    const tab = openTab();
    const board = tab.watch('board:1', String(server.head));
    await pass(120_000);
    expect(tab.live.state()).toBe('offline');
    const tries = server.asked.length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(16);
    server.isReachable = true;
    dispatchEvent(new Event('online'));
    await pass();
    server.publish('board:1', 1);
    await pass();
    expect([tab.live.state(), board.events]).toEqual(['online', [1]]);
  });

  it('without a word is noticed by the silence', async () => {
    const board = openTab().watch('board:1', String(server.head));
    await pass();
    server.muteAll();
    server.publish('board:1', 1);
    await pass(60_000);
    expect(board.events).toEqual([1]);
  });

  it('waits as long as the server asks', async () => {
    const tab = openTab();
    tab.watch('board:1', String(server.head));
    await pass();
    server.sendAllAway(4_000);
    await pass(3_900);
    expect(server.asked).toHaveLength(1);
    await pass(1_200);
    expect(server.asked).toHaveLength(2);
  });
});

describe('the tabs of a browser', () => {
  it('share one stream, each told what it watches', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    const one = first.watch('board:1', String(server.head));
    const same = second.watch('board:1', String(server.head));
    const other = third.watch('board:2', String(server.head));
    await pass();
    server.publish('board:1', 'a');
    server.publish('board:2', 'b');
    await pass();
    expect(server.streams.size).toBe(1);
    expect([one.events, same.events, other.events]).toEqual([['a'], ['a'], ['b']]);
    expect([first, second, third].map(({ live }) => live.state())).toEqual(['online', 'online', 'online']);
    expect([one, same, other].every(({ resets }) => resets.mock.calls.length === 0)).toBe(true);
  });

  it('read again if a snapshot is older than events from before the tab opened', async () => {
    const first = openTab().watch('board:1', String(server.head));
    await pass();
    const since = String(server.head);
    server.publish('board:1', 'early');
    await pass();
    const late = openTab().watch('board:1', since);
    await pass();
    expect(late.resets).toHaveBeenCalledOnce();
    server.publish('board:1', 'then');
    await pass();
    expect([first.events, late.events]).toEqual([['early', 'then'], ['then']]);
  });

  it('go on without a gap when the one that holds the stream is closed', async () => {
    const first = openTab();
    const second = openTab();
    first.watch('board:1', String(server.head));
    await pass();
    const board = second.watch('board:1', String(server.head));
    await pass();
    server.publish('board:1', 'a');
    await pass();
    first.close();
    server.publish('board:1', 'b');
    await pass(1_000);
    expect(server.streams.size).toBe(1);
    expect(board.events).toEqual(['a', 'b']);
    expect(board.resets).not.toHaveBeenCalled();
  });

  it('take the place of one that is frozen', async () => {
    const first = openTab();
    const second = openTab();
    first.watch('board:1', String(server.head));
    await pass();
    const board = second.watch('board:1', String(server.head));
    await pass();
    first.freeze();
    server.muteAll();
    server.publish('board:1', 'a');
    await pass(60_000);
    expect(board.events).toEqual(['a']);
    expect(board.resets).not.toHaveBeenCalled();
    expect(server.streams.size).toBe(1);
  });

  it('that are closed are no longer streamed for', async () => {
    const [first, second] = [openTab(), openTab()];
    const board = first.watch('board:1', String(server.head));
    await pass();
    second.watch('board:2', String(server.head));
    await pass();
    second.close();
    await pass();
    // The next stream leaves the gone tab's topic out.
    first.watch('board:3', String(server.head));
    await pass();
    expect(server.asked.at(-1)?.topics).toEqual(['board:1', 'board:3']);
    server.publish('board:1', 1);
    await pass();
    expect(board.events).toEqual([1]);
  });

  it('have a stream each where the browser cannot join them', async () => {
    const boards = [openTab({ locks: undefined }), openTab({ locks: undefined })].map((tab) =>
      tab.watch('board:1', String(server.head)),
    );
    await pass();
    server.publish('board:1', 1);
    await pass();
    expect(server.streams.size).toBe(2);
    expect(boards.map(({ events }) => events)).toEqual([[1], [1]]);
  });

  it('that come back from the browser’s store of pages go on', async () => {
    const board = openTab().watch('board:1', String(server.head));
    await pass();
    dispatchEvent(new Event('pagehide'));
    await pass();
    expect(server.streams.size).toBe(0);
    server.publish('board:1', 'meanwhile');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass();
    expect(board.events).toEqual(['meanwhile']);
  });
});

describe('the session', () => {
  it('change opens the stream again, with topics that were refused before', async () => {
    server.hidden.add('group:1');
    const tab = openTab();
    const group = tab.watch('group:1', String(server.head));
    tab.watch('board:1', String(server.head));
    await pass();
    server.hidden.clear();
    signIn('noor');
    await pass();
    expect(server.asked.at(-1)).toMatchObject({ token: 'noor', topics: ['group:1', 'board:1'] });
    server.publish('group:1', 1);
    await pass();
    expect(group.events).toEqual([1]);
  });

  it('that has ended is forgotten, and the stream goes on as a visitor’s', async () => {
    token = 'revoked';
    server.refuseWith = 401;
    const board = openTab({
      onUnauthorized: (used) => {
        expect(used).toBe('revoked');
        server.refuseWith = null;
        signIn(null);
      },
    }).watch('board:1', String(server.head));
    await pass();
    server.publish('board:1', 1);
    await pass();
    expect(server.asked.map((asked) => asked.token)).toEqual(['revoked', null]);
    expect(board.events).toEqual([1]);
  });

  it('that ends asks no more for what the screens of its person watched', async () => {
    token = 'noor';
    const tab = openTab();
    tab.watch('board:1', String(server.head));
    const bell = tab.watch('notifications:noor', String(server.head));
    await pass();
    signIn(null);
    expect(server.streams.size).toBe(0);
    // The screen hears of it as the stream does, and a moment later shows its person's things no more.
    bell.stop();
    await pass();
    expect(server.asked.at(-1)).toMatchObject({ token: null, topics: ['board:1'] });
    expect(server.asked.filter((asked) => asked.token === null)).toHaveLength(1);
  });
});
