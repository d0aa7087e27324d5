import type { uploadCodes } from '@chalkline/contract/uploads/upload.codes.ts';

export const uploadTexts: Record<keyof typeof uploadCodes, string> = {
  image_unreadable: 'This image cannot be read. Save it anew as JPEG or PNG and try again.',
  image_too_many_pixels: 'This image has too many pixels. Make it smaller and try again.',
  image_too_many_frames: 'This animation is too long. Shorten it and try again.',
  upload_quota_used: 'Enough was uploaded for today. Try again later.',
  image_too_slow: 'This image takes too long to prepare. Save it anew as JPEG or PNG and try again.',
  upload_unknown: 'This picture is no longer there. Choose it again.',
};
