import sharp, { type Metadata, type Sharp } from 'sharp';
import { isWholeGif } from './gif-blocks.ts';
import { type ImageKind, imageKindOf } from './image-kind.ts';
import { type ImageLimits, ImageRefused, type ImageType, type NormalImage } from './images.ts';

/** One image at a time and no cache: several processes share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Whatever a file claims to be, only these decoders can open it. */
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

/** sharp's names for each kind. */
const formats: Readonly<Record<ImageKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

/**
 * Animations with more pixels in total are converted to WebP: finding the palettes of so large a GIF takes longer than
 * an upload may (measured: 0.2 s per million pixels, WebP 0.03 s).
 */
const largestGif = 15_000_000;

/** Larger stills are compressed less, for the same reason. */
const large = 20_000_000;

/** Decodes an image strictly, checks it and redraws it. Throws `ImageRefused`. */
export async function normalizeImage(bytes: Buffer, limits: ImageLimits): Promise<NormalImage> {
  const kind = imageKindOf(bytes);
  if (!kind) throw new ImageRefused('not_an_image');
  // The GIF decoder silently skips missing data.
  if (kind === 'gif' && !isWholeGif(bytes)) throw new ImageRefused('unreadable');
  // Only reads the header, so a decompression bomb is found before any pixel is decoded.
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

/** The number of frames, after checking the header against the limits. */
function checkHead(head: Metadata, kind: ImageKind, limits: ImageLimits): number {
  const { format, width, pages = 1 } = head;
  const height = head.pageHeight ?? head.height;
  if (format !== formats[kind] || !width || !height) throw new ImageRefused('unreadable');
  if (kind === 'avif' && head.compression !== 'av1') throw new ImageRefused('unreadable');
  if (pages > limits.frames) throw new ImageRefused('too_many_frames');
  const tooWide = Math.max(width, height) > limits.side;
  if (tooWide || pixelsOf(head) > limits.pixels) throw new ImageRefused('too_many_pixels');
  // Only these two can be animated; additional pictures in a HEIF file aren't frames.
  return kind === 'gif' || kind === 'webp' ? pages : 1;
}

function pixelsOf({ width, height, pageHeight, pages = 1 }: Metadata): number {
  return width * (pageHeight ?? height) * pages;
}

/** AVIF is converted to WebP: encoding AVIF takes longer than an upload may. Only pixels are written. */
function redraw(image: Sharp, kind: ImageKind, frames: number, pixels: number) {
  const made = (type: ImageType, drawn: Sharp) => ({ type, drawn });
  if (kind === 'jpeg') return made('image/jpeg', image.jpeg({ quality: 85 }));
  if (kind === 'png') return made('image/png', image.png({ compressionLevel: 6 }));
  // Its palette is already chosen; dithering again would only add noise.
  if (kind === 'gif' && pixels <= largestGif) return made('image/gif', image.gif({ effort: 1, dither: 0 }));
  const effort = frames > 1 || pixels > large ? 0 : 2;
  return made('image/webp', image.webp({ quality: 82, effort }));
}

function unreadable(): never {
  throw new ImageRefused('unreadable');
}
