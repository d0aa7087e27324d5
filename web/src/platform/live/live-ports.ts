/** Something that happened to a watched thing. */
export interface LiveEvent {
  /** Its number. Numbers grow; a snapshot's `position` is one of them. */
  readonly id: number;
  readonly kind: string;
  readonly data: unknown;
}

/** Something about a watched thing that isn't stored. */
export type PassingEvent = Omit<LiveEvent, 'id'>;

export interface WatchOptions {
  /** The `position` of the snapshot that is shown. Without one, `onReset` asks for a snapshot first. */
  readonly since?: string | null | undefined;
  /** May deliver an event that the snapshot already includes: `data` is absolute or versioned. */
  readonly onEvent: (event: LiveEvent) => void;
  readonly onPassing?: (event: PassingEvent) => void;
  /** The shown data may be stale: fetch it again. Later events are still delivered. */
  readonly onReset: () => void;
}

/** `connecting` for a moment, `offline` when it takes longer. */
export type LiveState = 'online' | 'connecting' | 'offline';

/** Live events for the features: one stream for all tabs of this browser. */
export interface Live {
  /** Delivers events of a topic until the returned function is called. */
  watch(topic: string, options: WatchOptions): () => void;
  state(): LiveState;
  /** Calls back when the state changes. Returns a function to stop. */
  onState(listener: () => void): () => void;
}

/** A channel between tabs; a tab doesn't receive its own messages. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((message: MessageEvent) => void) | null;
};

/** What live events need of the browser. */
export interface LiveBrowser {
  readonly fetch: typeof fetch;
  /** Missing on pages without TLS: then every tab has its own stream. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (() => TabChannel) | undefined;
  readonly token: () => string | null;
  /** Calls back when this tab or another may have changed the token. */
  readonly onToken: (listener: () => void) => () => void;
  /** The server no longer accepts this token. */
  readonly onUnauthorized: (token: string) => void;
}
