/** What an image may be and how long its work may take. */
export interface ImageLimits {
  /** Pixels of one side. */
  readonly side: number;
  /** Over all frames together. */
  readonly pixels: number;
  readonly frames: number;
  readonly seconds: number;
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** An image that was drawn anew: upright, in sRGB, with nothing in it but pixels. */
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
  /** By its first bytes none of jpeg, png, webp, gif, avif. */
  'not_an_image',
  /** Begins like one, but cannot be read to the end without doubt. */
  'unreadable',
  'too_many_pixels',
  'too_many_frames',
  'too_slow',
] as const;
export type ImageRefusalReason = (typeof imageRefusals)[number];

/** The file is to blame: another try with it would end alike. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusalReason;

  constructor(reason: ImageRefusalReason) {
    super(`The image was refused: ${reason}.`);
    this.reason = reason;
  }
}

/** Too many images wait already: another try later makes sense. */
export class ImagesBusy extends Error {}

/** Draws images anew, away from the process that answers calls. */
export interface Images {
  /** Throws `ImageRefused` or `ImagesBusy`. */
  normalize(bytes: Buffer): Promise<NormalImage>;
}
