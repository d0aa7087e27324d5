/** Limits for live streams. Times in milliseconds. */
export interface LivePace {
  /** Between polls of the outbox without a wake-up. */
  readonly pollEvery: number;
  readonly heartbeatEvery: number;
  /** Between checks of the streams' sessions. A revoked session's stream is cut within 5 s. */
  readonly checkSessionsEvery: number;
  /** How long a permission check for a topic is cached. */
  readonly trustRightsFor: number;
  /** Bytes that can be queued for one reader before it is cut. All readers of an event share its bytes. */
  readonly mostBytesWaiting: number;
  /** The most events a resuming reader gets; beyond that it reloads the thing. */
  readonly mostMissed: number;
  /**
   * How old the first of them may be. Older events may have been revoked since: a client that is late reads the thing
   * as it is now, not how it got there.
   */
  readonly longestAway: number;
  readonly streamsPerPerson: number;
  /** For visitors only: a whole venue may share one address. */
  readonly streamsPerAddress: number;
  readonly streamsInAll: number;
}

export const usualPace: LivePace = {
  pollEvery: 1_000,
  heartbeatEvery: 15_000,
  checkSessionsEvery: 4_000,
  trustRightsFor: 2_000,
  mostBytesWaiting: 1_048_576,
  mostMissed: 2_000,
  longestAway: 300_000,
  streamsPerPerson: 20,
  streamsPerAddress: 2_000,
  streamsInAll: 20_000,
};
