/**
 * What may be uploaded within 24 hours, by one person and by one organization together: 30 a minute alone would be
 * 43,000 pictures a day (decision 038). Bytes are those that are kept, after the picture was drawn anew. A
 * photographer of a whole competition day stays below it; so does a gym with all its people.
 */
export const uploadQuota = {
  person: { files: 400, bytes: 1_000_000_000 },
  organization: { files: 4_000, bytes: 8_000_000_000 },
} as const;

/** Hours over which uploads count. */
export const quotaHours = 24;

export interface UploadsUsed {
  readonly files: number;
  readonly bytes: number;
}

/** Whether one more upload of so many bytes fits. */
export function fitsQuota(quota: UploadsUsed, used: UploadsUsed, bytes: number): boolean {
  return used.files < quota.files && used.bytes + bytes <= quota.bytes;
}
