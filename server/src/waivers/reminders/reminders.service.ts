import { day } from '@chalkline/contract/spans.ts';
import type { RemindersReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { waiverInactive } from '../signatures/signatures.errors.ts';
import { readSigners } from '../signatures/signatures.service.ts';
import { manageSubject } from '../subjects/subjects.service.ts';
import { requireWaiver } from '../waivers/waivers.service.ts';
import { remindedRecently } from './reminders.errors.ts';
import { waiverSubjectKind } from './reminders.notify.service.ts';
import { markReminded } from './reminders.repository.ts';

/**
 * Reminds everyone who takes part and hasn't signed, once a day. Throws 403 for those who don't manage the waiver, 409
 * `waiver_inactive` and `reminded_recently`.
 */
export function remindSigners(parts: Parts, viewer: Viewer, waiverId: string): Promise<RemindersReply> {
  return parts.database.transaction(async (tx) => {
    const waiver = await requireWaiver(tx.sql, waiverId);
    const { subjectKind, subjectId } = await manageSubject(tx.sql, viewer, waiver);
    if (!waiver.isActive) throw waiverInactive();
    const now = parts.clock.now();
    const since = new Date(now.getTime() - day);
    if (!(await markReminded(tx.sql, waiver.id, { now, since }))) throw remindedRecently();
    const missing = (await readSigners(tx.sql, waiver)).filter(({ state }) => state !== 'signed');
    const recipients = [...new Set(missing.flatMap(({ personId }) => personId ?? []))];
    await notify(parts, tx, {
      kind: 'request',
      cause: `${waiverSubjectKind}:${waiver.id}:${now.toISOString()}`,
      subject: { kind: waiverSubjectKind, id: waiver.id },
      happening: 'missing',
      actorId: viewer.personId,
      recipients,
    });
    const after = { waiverId: waiver.id, reminded: recipients.length };
    const action = `${subjectKind}.waiver_reminded` as const;
    await recordAudit(parts, tx, { actorId: viewer.personId, action, subjectKind, subjectId, after });
    const unreachable = missing.filter(({ personId }) => personId === null).length;
    return { reminded: recipients.length, unreachable };
  });
}
