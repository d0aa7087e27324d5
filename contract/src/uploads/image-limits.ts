/** What an image that is uploaded may be. The browser says so before it sends, the server in any case. */
export const imageLimits = {
  /** 15 MB. */
  bytes: 15 * 1_048_576,
  /** Pixels of one side. */
  side: 12_000,
  /** Over all frames together. */
  pixels: 50_000_000,
  frames: 100,
  /** For reading and drawing it anew. */
  seconds: 10,
} as const;
