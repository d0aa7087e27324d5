import { hour } from '@chalkline/contract/spans.ts';
import { fitsQuota, quotaHours, uploadQuota } from '@chalkline/contract/uploads/upload-quota.rules.ts';
import type { Sql, Transaction } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { uploadQuotaUsed } from './uploads.errors.ts';
import { type UploadsSince, usedByOrganization, usedByPerson } from './uploads.repository.ts';

/** Nobody else adds to what this person, or their organization, has used, until the transaction ends. */
export async function holdQuota(
  tx: Transaction,
  { personId, organizationId }: Pick<Viewer, 'personId' | 'organizationId'>,
): Promise<void> {
  // The wider one first, everywhere: two people of one organization never wait for each other crosswise.
  if (organizationId !== null) await lock(tx, 'upload quota', organizationId, 'exclusive');
  await lock(tx, 'upload quota', personId, 'exclusive');
}

/** Throws 429 `upload_quota_used` when one more upload of so many bytes does not fit any more. */
export async function requireQuota(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  { personId, organizationId }: Pick<Viewer, 'personId' | 'organizationId'>,
  bytes: number,
): Promise<void> {
  const now = parts.clock.now();
  const since = new Date(now.getTime() - quotaHours * hour);
  assertFits('person', await usedByPerson(sql, personId, since), { bytes, now });
  if (organizationId === null) return;
  assertFits('organization', await usedByOrganization(sql, organizationId, since), { bytes, now });
}

function assertFits(
  whose: keyof typeof uploadQuota,
  used: UploadsSince,
  { bytes, now }: { readonly bytes: number; readonly now: Date },
): void {
  const quota = uploadQuota[whose];
  if (fitsQuota(quota, used, bytes)) return;
  const left = { files: quota.files - used.files, bytes: quota.bytes - used.bytes };
  const until = new Date((used.firstAt ?? now).getTime() + quotaHours * hour);
  throw uploadQuotaUsed(whose, left, { until, now });
}
