import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { uploadCodes } from '@chalkline/contract/uploads/upload.codes.ts';
import { Refusal, refusalsOf } from '../platform/http/refusal.ts';
import type { ImageRefusalReason } from '../platform/images/images.ts';

const refusal = refusalsOf({ ...commonCodes, ...uploadCodes });
const field = 'files.file';

/** Why an image was refused, as its sender is told. */
export const imageRefusal: Readonly<Record<ImageRefusalReason, () => Refusal>> = {
  not_an_image: () =>
    refusal('unsupported_media_type', 'Only JPEG, PNG, WebP, GIF and AVIF images are taken.', field),
  unreadable: () => refusal('image_unreadable', 'This image is damaged or not what it seems.', field),
  too_many_pixels: () =>
    refusal('image_too_many_pixels', 'At most 12,000 pixels a side and 50 million in all.', field),
  too_many_frames: () => refusal('image_too_many_frames', 'At most 100 frames.', field),
  too_slow: () => refusal('image_too_slow', 'Reading this image takes longer than it may.', field),
};

/** 503: too many images wait already. */
export const imagesBusy = () => {
  const message = 'Many images are being read right now. Try again in a moment.';
  return new Refusal(commonCodes.unavailable, [{ code: 'unavailable', message }], 5);
};

/** `path` names the field of the body. */
export const uploadUnknown = (path: string) =>
  refusal('upload_unknown', 'This upload is not there any more, or not yours.', path);
