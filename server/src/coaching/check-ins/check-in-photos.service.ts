import type { AnswerValue } from '@chalkline/contract/coaching/check-in.schema.ts';
import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DataSubject } from '../../platform/database/personal-tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { discardUploadsOf, setUploads } from '../../uploads/uploads.attach.service.ts';
import { uploadUnknown } from '../../uploads/uploads.errors.ts';
import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { findShared } from '../sharing/sharing.repository.ts';
import { findCheckInsWithPhotos, findCoachingOfCheckIn } from './check-ins.repository.ts';
import type { KeptAnswer } from './check-ins.table.ts';

/** Photos are for the client, and for the trainer of a coaching under way while the client shares their body. */
export const checkInPhotos: UploadSubject = {
  kind: 'check_in_photo',
  maySee: async ({ database }, viewer, checkInId) => {
    const coaching = viewer && (await findCoachingOfCheckIn(database.sql, checkInId));
    if (!coaching) return false;
    if (coaching.clientId === viewer.personId) return true;
    if (coaching.trainerId !== viewer.personId || !isCoached(coaching.state)) return false;
    return (await findShared(database.sql, coaching.id)).has('body');
  },
};

/** The answers as they are kept, with their photos attached to the check-in. Throws 422 `upload_unknown`, for documents too. */
export async function keepPhotos(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  checkInId: string,
  answers: readonly AnswerValue[],
): Promise<KeptAnswer[]> {
  const path = 'body.answers';
  const ids = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []));
  const subject = { kind: checkInPhotos.kind, id: checkInId };
  const attached = await setUploads(parts, tx, viewer, subject, { ids, path });
  const uploads = new Map(attached.map((upload) => [upload.id, upload]));
  return answers.map((answer) => {
    if (!Array.isArray(answer)) return answer;
    return answer.map((id) => {
      const upload = uploads.get(id);
      if (!upload || upload.width === null || upload.height === null) throw uploadUnknown(path);
      return { name: uploadName(upload), width: upload.width, height: upload.height };
    });
  });
}

/** Check-ins go with either of their two people, and their photos with them. */
export async function erasePhotos(
  parts: Parts,
  tx: Transaction,
  { id: personId }: DataSubject,
): Promise<void> {
  await discardPhotos(parts, tx, await findCheckInsWithPhotos(tx.sql, personId));
}

export async function discardPhotos(
  parts: Parts,
  tx: Transaction,
  checkInIds: readonly string[],
): Promise<void> {
  for (const id of checkInIds) await discardUploadsOf(parts, tx, { kind: checkInPhotos.kind, id });
}
