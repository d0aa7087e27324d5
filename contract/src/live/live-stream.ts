/**
 * The messages of a live stream, for both sides. A stream is a text/event-stream: the `id` of each message is the
 * number it is current at, and a browser that reconnects sends the last one it saw.
 */

/** A topic is a kind of thing and its id: `board:018f…`. */
export const topicPattern = /^[a-z][a-z_-]{0,39}:[\w.-]{1,100}$/;

/** The maximum number of topics of one stream. */
export const mostTopics = 100;

/** The `event` field of a message; `change`, the usual one, has none. */
export const liveSignals = ['change', 'passing', 'open', 'reset', 'withdrawn'] as const;
export type LiveSignal = (typeof liveSignals)[number];

/**
 * Something happened. `data` is absolute or carries a version, so applying it twice is harmless. As `passing` it isn't
 * stored and has no id, such as who is typing: a browser that was away misses nothing.
 */
export interface LiveChange {
  readonly topic: string;
  readonly kind: string;
  readonly data: unknown;
}

/**
 * `open`: from this id on, all events of the topics are delivered. `reset` without a topic: events between the
 * requested id and this one are gone. With a topic (also `withdrawn`: the viewer lost the right to it, or it never
 * existed): read that one again.
 */
export interface LiveNotice {
  readonly topic?: string;
}

/** Milliseconds without a message after which a stream is considered dead; the server sends one every 15 s. */
export const silentTooLong = 40_000;
