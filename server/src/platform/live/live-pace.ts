/** The bounds that live streams keep. Times in milliseconds. */
export interface LivePace {
  /** Between looks at the outbox when nobody wakes us. */
  readonly pollEvery: number;
  readonly heartbeatEvery: number;
  /** Between looks whether the sessions behind the streams still hold. A revoked one is cut within 5 s. */
  readonly checkSessionsEvery: number;
  /** How long a topic's answer about a person is believed. */
  readonly trustRightsFor: number;
  /** Bytes that may wait for one reader before it is cut. All readers of an event share its bytes. */
  readonly mostBytesWaiting: number;
  /** Events that a returning reader is sent; whoever missed more reads the thing again. */
  readonly mostMissed: number;
  /**
   * How long ago the first of them may have been told. What was told since may have been taken back: whoever comes
   * late reads the thing as it is now, and not how it came to be.
   */
  readonly longestAway: number;
  readonly streamsPerPerson: number;
  /** Of visitors only: a whole hall may stand behind one address. */
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
