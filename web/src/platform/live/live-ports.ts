/** Something that happened to a watched thing. */
export interface LiveEvent {
  /** Its number. Numbers grow; a snapshot's `position` is one of them. */
  readonly id: number;
  readonly kind: string;
  readonly data: unknown;
}

export interface WatchOptions {
  /** The `position` of the snapshot that is shown. Without one, `onReset` asks for a snapshot first. */
  readonly since?: string | null | undefined;
  /** May be told twice of what the snapshot already holds: `data` is absolute or carries a version. */
  readonly onEvent: (event: LiveEvent) => void;
  /** What is shown may be stale: read the thing again. Later events are told in any case. */
  readonly onReset: () => void;
}

/** `connecting` for a moment, `offline` when it takes longer. */
export type LiveState = 'online' | 'connecting' | 'offline';

/** Live events for the features: one stream for all tabs of this browser. */
export interface Live {
  /** Tells of events of a topic until the function it gives back is called. */
  watch(topic: string, options: WatchOptions): () => void;
  state(): LiveState;
  /** Tells when the state changed. Gives the way to stop. */
  onState(listener: () => void): () => void;
}

/** A channel between the tabs; it does not bring back what one sent oneself. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((message: MessageEvent) => void) | null;
};

/** What live events need of the browser. */
export interface LiveBrowser {
  readonly fetch: typeof fetch;
  /** Absent on pages without TLS: then every tab has a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (() => TabChannel) | undefined;
  readonly token: () => string | null;
  /** Tells when the token may have changed, by this tab or another. */
  readonly onToken: (listener: () => void) => () => void;
  /** The server does not know this token any more. */
  readonly onUnauthorized: (token: string) => void;
}
