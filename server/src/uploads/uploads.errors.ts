import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import { uploadCodes, uploadTexts } from '@chalkline/contract/uploads/upload.codes.ts';
import type { UploadsUsed } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import { type Refusal, refusalsOf, unavailable, usedUpUntil } from '../platform/http/refusal.ts';
import type { ImageRefusalReason } from '../platform/images/images.ts';

const refusal = refusalsOf({ ...commonCodes, ...uploadCodes }, { ...commonTexts, ...uploadTexts });
const path = 'files.file';

/** The refusal for each reason an image is rejected. */
export const imageRefusal: Readonly<Record<ImageRefusalReason, () => Refusal>> = {
  not_an_image: () =>
    refusal('unsupported_media_type', { path, detail: 'Upload a JPEG, PNG, WebP, GIF or AVIF image.' }),
  unreadable: () => refusal('image_unreadable', { path }),
  too_many_pixels: () =>
    refusal('image_too_many_pixels', {
      path,
      detail: 'The limit is 12,000 pixels per side and 50 million in total.',
    }),
  too_many_frames: () => refusal('image_too_many_frames', { path, detail: 'The limit is 100 frames.' }),
  too_slow: () => refusal('image_too_slow', { path }),
};

/** 415: it is no PDF, whatever its name says. */
export const notADocument = () =>
  refusal('unsupported_media_type', { path, detail: 'Upload a PDF without a password.' });

/** 415: it is none of these, whatever its name says. */
export const notAFile = () =>
  refusal('unsupported_media_type', {
    path,
    detail: 'Choose a PDF, CSV, Word (.docx) or Excel (.xlsx) file without a password.',
  });

export const fileUnsafe = () => refusal('file_unsafe', { path });

/** The detail says what is left; Retry-After says when there is room again. */
export function uploadQuotaUsed(
  whose: 'person' | 'organization',
  left: UploadsUsed,
  { until, now }: { readonly until: Date; readonly now: Date },
): Refusal {
  const { files, bytes } = left;
  const who = whose === 'person' ? 'You have' : 'Your organization has';
  const detail = `${who} ${files} files and ${(bytes / 1_000_000).toFixed(1)} MB left in these 24 hours. You can upload more from ${until.toISOString()}.`;
  return usedUpUntil(refusal('upload_quota_used', { detail }), until, now);
}

/** 503: too many images are waiting to be processed. */
export const imagesBusy = () => unavailable('Too many images are being processed.', 5);

/** `path` names the field of the body. */
export const uploadUnknown = (path: string) => refusal('upload_unknown', { path });
