import { type Campaign, startCampaign } from './campaign.ts';
import { Leader } from './leader.ts';
import type { Live, LiveBrowser, LiveState, TabChannel } from './live-ports.ts';
import type { LeaderWord, TabMessage } from './tab-messages.ts';
import { WatchList } from './watch-list.ts';

const channelName = 'chalkline-live';
/** After this much silence, visible tabs check whether the leader is still alive. */
const silentFor = 20_000;
const lookEvery = 10_000;
const answerWithin = 3_000;

/** Joins the tabs of one browser behind one stream. Does nothing until something is watched. */
export function makeLive(browser: LiveBrowser): Live {
  const tab = crypto.randomUUID();
  const list = new WatchList();
  const stateListeners = new Set<() => void>();
  let state: LiveState = 'connecting';
  let running: { readonly channel: TabChannel | null; readonly campaign: Campaign | null } | null = null;
  let leader: Leader | null = null;
  /** The leading tab. */
  let leaderTab: string | null = null;
  let heardAt = 0;
  let isTelling = false;
  let asking: ReturnType<typeof setTimeout> | undefined;

  function send(message: TabMessage): void {
    running?.channel?.postMessage(message);
    hear(message);
  }

  function hear(message: TabMessage): void {
    if ('wish' in message) leader?.hear(message.wish);
    else follow(message.by, message.word);
  }

  function follow(by: string, word: LeaderWord): void {
    if (word.type === 'leading') leaderTab = by;
    leaderTab ??= by;
    if (by !== leaderTab) return;
    heardAt = Date.now();
    clearTimeout(asking);
    if (word.type === 'leading') tellWants();
    else if (word.type === 'state') setState(word.state);
    else list.hear(word);
  }

  function setState(next: LiveState): void {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener();
  }

  /** Only once this tab holds its lock: the leader treats a tab without a lock as closed. */
  function tellWants(): void {
    if (!running || isTelling) return;
    isTelling = true;
    const then = running;
    const present = then.campaign?.present ?? Promise.resolve();
    void present.then(() => {
      isTelling = false;
      if (running !== then) return;
      send({ wish: { type: 'wants', tab, topics: list.positions(), begun: list.takeBegun() } });
    });
  }

  function lead(): void {
    const { campaign } = running ?? {};
    leader = new Leader({
      browser,
      say: (word) => send({ by: tab, word }),
      onceGone: (other, gone) => campaign?.onceGone(other, gone),
    });
  }

  function retire(): void {
    leader?.stop();
    leader = null;
  }

  function start(): void {
    if (running) return;
    heardAt = Date.now();
    const { locks, openChannel } = browser;
    if (!locks || !openChannel) {
      running = { channel: null, campaign: null };
      lead();
      return;
    }
    const channel = openChannel();
    channel.onmessage = ({ data }) => hear(data as TabMessage);
    const campaign: Campaign = startCampaign({
      locks,
      tab,
      onElected: lead,
      onDeposed: () => {
        if (running?.campaign === campaign) retire();
      },
    });
    running = { channel, campaign };
    tellWants();
  }

  /** The page enters the back/forward cache and may be restored later. */
  function stop(): void {
    running?.campaign?.stop();
    running?.channel?.close();
    running = null;
    isTelling = false;
    retire();
    list.uncover();
    clearTimeout(asking);
  }

  /** A frozen leader keeps its lock but doesn't respond, so another tab takes over. */
  function look(): void {
    const campaign = running?.campaign;
    if (!campaign || leader || document.hidden || Date.now() - heardAt < silentFor) return;
    clearTimeout(asking);
    asking = setTimeout(() => campaign.steal(), answerWithin);
    send({ wish: { type: 'ping' } });
  }

  function hurry(): void {
    leader?.hurry();
    look();
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  addEventListener('pagehide', stop);
  addEventListener('pageshow', (shown) => {
    if (shown.persisted && !list.isEmpty) start();
  });
  setInterval(look, lookEvery);

  return {
    watch(topic, options) {
      const remove = list.add(topic, options);
      if (running) tellWants();
      else start();
      return () => {
        remove();
        tellWants();
      };
    },
    state: () => state,
    onState(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}

export const browserChannel = (): TabChannel => new BroadcastChannel(channelName);
