/** Limits for uploaded images. The browser checks some of them before sending; the server checks all of them. */
export const imageLimits = {
  /** 15 MB. */
  bytes: 15 * 1_048_576,
  /** The longest side, in pixels. */
  side: 12_000,
  /** The total of all frames. */
  pixels: 50_000_000,
  frames: 100,
  /** Time limit for decoding and redrawing it. */
  seconds: 10,
} as const;

/** What a file dialog offers. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
