import sharp, { type Metadata, type Sharp } from 'sharp';
import { isWholeGif } from './gif-blocks.ts';
import { type ImageKind, imageKindOf } from './image-kind.ts';
import { type ImageLimits, ImageRefused, type ImageType, type NormalImage } from './images.ts';

/** One image at a time and nothing kept: several processes share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Whatever a file claims to be, only these readers may open it. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** What sharp calls each kind. */
const formats: Readonly<Record<ImageKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

/**
 * An animation of more pixels over all its frames leaves as WebP: searching the palettes of so large a GIF
 * takes longer than an upload may (measured: 0.2 s a million pixels, WebP 0.03 s).
 */
const largestGif = 15_000_000;

/** A still of more pixels is packed less tightly, for the same reason. */
const large = 20_000_000;

/** Reads an image with every doubt an error, checks it and draws it anew. Throws `ImageRefused`. */
export async function normalizeImage(bytes: Buffer, limits: ImageLimits): Promise<NormalImage> {
  const kind = imageKindOf(bytes);
  if (!kind) throw new ImageRefused('not_an_image');
  // The reader of GIFs leaves out what is missing and says nothing.
  if (kind === 'gif' && !isWholeGif(bytes)) throw new ImageRefused('unreadable');
  // Only the head is read here, so a bomb is found before a single pixel is unpacked.
  const head = await sharp(bytes, { ...strict, limitInputPixels: false, animated: true })
    .metadata()
    .catch(unreadable);
  const frames = checkHead(head, kind, limits);
  const image = sharp(bytes, { ...strict, limitInputPixels: limits.pixels, animated: frames > 1 })
    .autoOrient()
    .toColorspace('srgb');
  const { type, drawn } = redraw(image, kind, frames, pixelsOf(head));
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(unreadable);
  return { bytes: data, type, width: info.width, height: info.pageHeight ?? info.height, frames };
}

const strict = { failOn: 'warning', limitInputChannels: 5, sequentialRead: true } as const;

/** The number of frames, once everything that the head says is within the limits. */
function checkHead(head: Metadata, kind: ImageKind, limits: ImageLimits): number {
  const { format, width, pages = 1 } = head;
  const height = head.pageHeight ?? head.height;
  if (format !== formats[kind] || !width || !height) throw new ImageRefused('unreadable');
  if (kind === 'avif' && head.compression !== 'av1') throw new ImageRefused('unreadable');
  if (pages > limits.frames) throw new ImageRefused('too_many_frames');
  const tooWide = Math.max(width, height) > limits.side;
  if (tooWide || pixelsOf(head) > limits.pixels) throw new ImageRefused('too_many_pixels');
  // Only these two move; further pictures in a HEIF file are not frames.
  return kind === 'gif' || kind === 'webp' ? pages : 1;
}

function pixelsOf({ width, height, pageHeight, pages = 1 }: Metadata): number {
  return width * (pageHeight ?? height) * pages;
}

/** AVIF leaves as WebP too: writing AVIF takes longer than an upload may. Nothing but pixels is written. */
function redraw(image: Sharp, kind: ImageKind, frames: number, pixels: number) {
  const made = (type: ImageType, drawn: Sharp) => ({ type, drawn });
  if (kind === 'jpeg') return made('image/jpeg', image.jpeg({ quality: 85 }));
  if (kind === 'png') return made('image/png', image.png({ compressionLevel: 6 }));
  // Its colors were chosen once; scattering them anew would only add noise.
  if (kind === 'gif' && pixels <= largestGif) return made('image/gif', image.gif({ effort: 1, dither: 0 }));
  const effort = frames > 1 || pixels > large ? 0 : 2;
  return made('image/webp', image.webp({ quality: 82, effort }));
}

function unreadable(): never {
  throw new ImageRefused('unreadable');
}
