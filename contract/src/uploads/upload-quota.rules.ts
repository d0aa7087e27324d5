/**
 * What a person, and an organization in total, can upload within 24 hours: the rate limit of 30 a minute alone would
 * allow 43,000 pictures a day (decision 038). Bytes are counted after the picture is redrawn. The limits leave room for
 * a photographer's whole competition day, and for a gym with all its people.
 */
export const uploadQuota = {
  person: { files: 400, bytes: 1_000_000_000 },
  organization: { files: 4_000, bytes: 8_000_000_000 },
} as const;

/** Hours over which uploads are counted. */
export const quotaHours = 24;

export interface UploadsUsed {
  readonly files: number;
  readonly bytes: number;
}

/** Whether one more upload of this size fits. */
export function fitsQuota(quota: UploadsUsed, used: UploadsUsed, bytes: number): boolean {
  return used.files < quota.files && used.bytes + bytes <= quota.bytes;
}
