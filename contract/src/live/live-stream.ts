/**
 * What travels over a live stream, for both sides. A stream is a text/event-stream: every message carries
 * the number it is current at as its `id`, and a browser that comes back names the last one it saw.
 */

/** A topic is a kind of thing and its id: `board:018f…`. */
export const topicPattern = /^[a-z][a-z_-]{0,39}:[\w.-]{1,100}$/;

/** One stream carries at most so many topics. */
export const mostTopics = 100;

/** The `event` field of a message; `change` has none, as it is the usual one. */
export const liveSignals = ['change', 'open', 'reset', 'withdrawn'] as const;
export type LiveSignal = (typeof liveSignals)[number];

/** Something happened. `data` is absolute or carries a version, so that applying it twice does no harm. */
export interface LiveChange {
  readonly topic: string;
  readonly kind: string;
  readonly data: unknown;
}

/**
 * `open`: from its id on nothing of the topics is left out. `reset` without a topic: what lies between the
 * id that was asked for and this one is not known any more. With a topic (also `withdrawn`: the rights are
 * gone, or there never was such a thing): read that one thing again.
 */
export interface LiveNotice {
  readonly topic?: string;
}

/** Milliseconds after which a stream without a sign of life counts as dead; the server gives one every 15 s. */
export const silentTooLong = 40_000;
