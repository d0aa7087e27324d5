export const uploadCodes = {
  /** It starts like an image but can't be fully decoded. */
  image_unreadable: 422,
  image_too_many_pixels: 422,
  image_too_many_frames: 422,
  image_too_slow: 422,
  /** A document with macros, embedded programs or outside templates, or one that unpacks to far more than it is. */
  file_unsafe: 422,
  /** The limit of one person or one organization for 24 hours; with Retry-After. */
  upload_quota_used: 429,
  /** Missing, someone else's, or attached to something else already: never says which. */
  upload_unknown: 422,
} as const;

export const uploadTexts: Readonly<Record<keyof typeof uploadCodes, string>> = {
  image_unreadable: 'This image can’t be read. Save it again as JPEG or PNG, then try again.',
  image_too_many_pixels: 'This image has too many pixels. Make it smaller and try again.',
  image_too_many_frames: 'This animation has too many frames. Shorten it and try again.',
  image_too_slow: 'This image takes too long to process. Save it again as JPEG or PNG, then try again.',
  file_unsafe:
    'This file can run code or can’t be checked. Save it without macros and embedded objects, then try again.',
  upload_quota_used: 'You’ve reached today’s upload limit. Try again tomorrow.',
  upload_unknown: 'This file is no longer available. Choose it again.',
};
