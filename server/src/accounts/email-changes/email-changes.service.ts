import { emailChangeHours } from '@chalkline/contract/accounts/email-change.lifecycle.ts';
import type { NewEmailChange } from '@chalkline/contract/accounts/security.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countOwnTry, countTry } from '../attempts/attempts.service.ts';
import { mailNotSetUp } from '../codes/codes.errors.ts';
import { revokeCode } from '../codes/codes.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { provePassword } from '../passwords/passwords.change.service.ts';
import { getMe } from '../people/people.service.ts';
import { emailSame } from './email-changes.errors.ts';
import { mailEmailChangeJob } from './email-changes.jobs.ts';
import { dropAskedChange, findAskedChange, keepAskedChange } from './email-changes.repository.ts';

/** What the code in the new mail box is for. */
export const codePurpose = (personId: string) => `change-email:${personId}`;
/** What the link in the old mail box is for. */
export const undoPurpose = (changeId: string) => `undo-email:${changeId}`;

/** Changes of one person's address wait for each other. */
export const lockChanges = (tx: Transaction, personId: string) =>
  lock(tx, 'email-change', personId, 'exclusive');

/**
 * Remembers the address that the person wants to have and lets a job mail a code to it. Nothing here looks
 * whether somebody has it. Throws 429, `email_same`, `password_wrong` and `mail_not_set_up`.
 */
export async function askEmailChange(
  parts: Parts,
  viewer: Viewer,
  { email, password }: NewEmailChange,
  address: string,
): Promise<void> {
  const { personId } = viewer;
  const { email: oldEmail } = await getMe(parts, viewer);
  if (email === oldEmail) throw emailSame();
  await provePassword(parts, viewer, password, 'password');
  await countMail(parts, personId, email, address);
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  const endsAt = new Date(createdAt.getTime() + emailChangeHours.toConfirm * hour);
  await parts.database.transaction(async (tx) => {
    await lockChanges(tx, personId);
    // A code that is on its way to another address must not prove this one.
    await revokeCode(parts, tx, codePurpose(personId));
    await keepAskedChange(tx.sql, { id, personId, oldEmail, newEmail: email, createdAt, endsAt });
    await parts.jobs.enqueue(tx, mailEmailChangeJob, { changeId: id, to: 'new' });
    const subject = { subjectKind: 'person', subjectId: personId };
    await recordAudit(parts, tx, { actorId: personId, action: 'person.email_change_asked', ...subject });
    await tellSecurity(parts, tx, personId, 'email_change_asked', { newEmail: email });
  });
}

/** Lets a job mail another code to the new address; nothing when none was asked for. Throws 429. */
export async function resendEmailChangeCode(parts: Parts, viewer: Viewer, address: string): Promise<null> {
  const change = await findAskedChange(parts.database.sql, viewer.personId, parts.clock.now());
  if (!change) return null;
  await countMail(parts, viewer.personId, change.newEmail, address);
  await parts.database.transaction((tx) =>
    parts.jobs.enqueue(tx, mailEmailChangeJob, { changeId: change.id, to: 'new' }),
  );
  return null;
}

/** The person keeps the address that they have. Safe to repeat. */
export async function cancelEmailChange(parts: Parts, { personId }: Viewer): Promise<null> {
  await parts.database.transaction(async (tx) => {
    await lockChanges(tx, personId);
    await revokeCode(parts, tx, codePurpose(personId));
    await dropAskedChange(tx.sql, personId);
  });
  return null;
}

async function countMail(parts: Parts, personId: string, email: string, address: string): Promise<void> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  await countOwnTry(parts, limits.emailChangeOfPerson, personId);
  const [ofEmail, fromNetwork] = [limits.mailToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
}
