import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { uploadCodes } from '@chalkline/contract/uploads/upload.codes.ts';
import type { UploadsUsed } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import { Refusal, refusalsOf, usedUpUntil } from '../platform/http/refusal.ts';
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

/** What is left is said in words and told to whoever asked; from when on there is room in Retry-After. */
export function uploadQuotaUsed(
  whose: 'person' | 'organization',
  left: UploadsUsed,
  { until, now }: { readonly until: Date; readonly now: Date },
): Refusal {
  const { files, bytes } = left;
  const who = whose === 'person' ? 'You have' : 'Your organization has';
  const message = `${who} ${files} files and ${(bytes / 1_000_000).toFixed(1)} MB left within 24 hours. There is room again from ${until.toISOString()} on.`;
  return usedUpUntil('upload_quota_used', message, until, now);
}

/** 503: too many images wait already. */
export const imagesBusy = () => {
  const message = 'Many images are being read right now. Try again in a moment.';
  return new Refusal(commonCodes.unavailable, [{ code: 'unavailable', message }], 5);
};

/** `path` names the field of the body. */
export const uploadUnknown = (path: string) =>
  refusal('upload_unknown', 'This upload is not there any more, or not yours.', path);
