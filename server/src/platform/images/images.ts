/** Limits for an image and for the time spent on it. */
export interface ImageLimits {
  /** Pixels of one side. */
  readonly side: number;
  /** The total of all frames. */
  readonly pixels: number;
  readonly frames: number;
  readonly seconds: number;
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** A redrawn image: upright, in sRGB, with nothing but pixels. */
export interface NormalImage {
  readonly bytes: Buffer;
  readonly type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still. */
  readonly frames: number;
}

export const imageRefusals = [
  /** Its first bytes are none of jpeg, png, webp, gif, avif. */
  'not_an_image',
  /** Starts like one, but can't be decoded without errors. */
  'unreadable',
  'too_many_pixels',
  'too_many_frames',
  'too_slow',
] as const;
export type ImageRefusalReason = (typeof imageRefusals)[number];

/** The file itself is the problem: retrying won't help. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusalReason;

  constructor(reason: ImageRefusalReason) {
    super(`The image was refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Too many images are queued: retrying later makes sense. */
export class ImagesBusy extends Error {}

/** Redraws images outside of the process that serves calls. */
export interface Images {
  /** Throws `ImageRefused` or `ImagesBusy`. */
  normalize(bytes: Buffer): Promise<NormalImage>;
}
