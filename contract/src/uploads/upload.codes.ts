export const uploadCodes = {
  /** It begins like an image, but cannot be read to the end without doubt. */
  image_unreadable: 422,
  image_too_many_pixels: 422,
  image_too_many_frames: 422,
  image_too_slow: 422,
  /** As much as one person, or one organization, may upload within 24 hours; with Retry-After. */
  upload_quota_used: 429,
  /** No such upload, or somebody else's, or it hangs on another thing already: never said which. */
  upload_unknown: 422,
} as const;
