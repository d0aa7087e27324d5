import { buffer } from 'node:stream/consumers';
import { disputeLimits, type NewEvidence } from '@chalkline/contract/checkout/disputes.schema.ts';
import { type EvidenceType, evidenceTypes } from '@chalkline/contract/money/evidence.ts';
import type { UploadType } from '@chalkline/contract/uploads/upload.schema.ts';
import { type EvidenceFileSent, ProviderRefused } from '../../money/providers/payment-provider.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { storageKey, uploadName } from '../../uploads/uploads.rules.ts';
import type { UploadRow } from '../../uploads/uploads.table.ts';
import { seeOrder } from '../orders/orders.access.service.ts';
import { providerOf } from '../provider/provider.service.ts';
import { evidenceFileType, evidenceTooLarge } from './disputes.errors.ts';
import { findDisputeOf } from './disputes.repository.ts';
import type { EvidenceFile } from './disputes.table.ts';

/** The files of a dispute, for the staff of what was bought. */
export const disputeFiles: UploadSubject = {
  kind: 'dispute_file',
  async maySee({ database: { sql } }, viewer, disputeId) {
    const found = viewer && (await findDisputeOf(sql, disputeId));
    if (!found) return false;
    return seeOrder(sql, viewer, found.order.id).then(
      ({ isManager }) => isManager,
      () => false,
    );
  },
};

/** A file at the provider, with what we keep of it. */
interface SentFile {
  readonly file: EvidenceFile;
  readonly sent: EvidenceFileSent;
}

/**
 * Keeps the chosen uploads with the dispute and hands them to the provider. Done twice, the provider has them once.
 * Throws 422 `upload_unknown`, `evidence_file_type`, `evidence_too_large`, and what the provider throws.
 */
export async function sendEvidenceFiles(
  parts: Parts,
  viewer: Viewer,
  disputeId: string,
  asked: NewEvidence['files'],
): Promise<SentFile[]> {
  const subject = { kind: disputeFiles.kind, id: disputeId };
  const ids = asked.map(({ uploadId }) => uploadId);
  const uploads = await parts.database.transaction(async (tx) => {
    const kept = await setUploads(parts, tx, viewer, subject, { ids, path: 'body.files' });
    if (kept.reduce((sum, { bytes }) => sum + bytes, 0) > disputeLimits.bytes) throw evidenceTooLarge();
    return kept;
  });
  const sent: SentFile[] = [];
  for (const [index, { kind, uploadId }] of asked.entries()) {
    const upload = uploads.find(({ id }) => id === uploadId);
    if (!upload || !isRead(upload.contentType)) throw evidenceFileType(`body.files.${index}`);
    const name = uploadName(upload);
    const key = `evidence:${disputeId}:${uploadId}`;
    const bytes = await bytesOf(parts, upload);
    const reference = await providerOf(parts)
      .sendFile({ key, name, type: upload.contentType, bytes })
      .catch((failure: unknown) => {
        throw failure instanceof ProviderRefused ? evidenceFileType(`body.files.${index}`) : failure;
      });
    sent.push({ file: { kind, name, bytes: upload.bytes }, sent: { kind, reference } });
  }
  return sent;
}

function isRead(type: UploadType): type is EvidenceType {
  return (evidenceTypes as readonly string[]).includes(type);
}

async function bytesOf(parts: Parts, upload: UploadRow): Promise<Buffer> {
  const stored = await parts.storage.get(storageKey(upload));
  if (!stored) throw new Error('an attached upload has no file');
  return buffer(stored.stream);
}
