import { emailChangeHours } from '@chalkline/contract/accounts/email-change.lifecycle.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countOwnTry, forgetTries } from '../attempts/attempts.service.ts';
import { codeWrong } from '../codes/codes.errors.ts';
import { tryCode } from '../codes/codes.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { revokePasswordLinks } from '../passwords/passwords.link.service.ts';
import { emailTaken } from '../people/people.errors.ts';
import { changeEmailOf, findPerson, type Person } from '../people/people.repository.ts';
import { mailEmailChangeJob } from './email-changes.jobs.ts';
import { confirmChange, type EmailChange, findAskedChange, isEmailHeld } from './email-changes.repository.ts';
import { codePurpose, lockChanges } from './email-changes.service.ts';

/**
 * Proves the new address with the mailed code: from now on it is the person's, and the old one can undo that.
 * Throws 429, `code_wrong` whatever is wrong with the code, and `email_taken`.
 */
export async function confirmEmailChange(
  parts: Parts,
  { personId }: Viewer,
  { code }: { readonly code: string },
): Promise<Person> {
  await countOwnTry(parts, limits.codeOfPerson, personId);
  const changed = await parts.database.transaction(async (tx) => {
    await lockChanges(tx, personId);
    const change = await findAskedChange(tx.sql, personId, parts.clock.now());
    const isRight = await tryCode(parts, tx, codePurpose(personId), code);
    // Not thrown from in here: the wrong try must stay counted.
    return isRight && change ? carryOut(parts, tx, change) : null;
  });
  if (!changed) throw codeWrong();
  await forgetTries(parts, limits.codeOfPerson, personId);
  return changed;
}

async function carryOut(parts: Parts, tx: Transaction, change: EmailChange): Promise<Person> {
  const { id, personId, newEmail } = change;
  const now = parts.clock.now();
  const person = await findPerson(tx.sql, personId);
  const oldEmail = person?.email;
  const changed = person && (await changeEmailOf(tx.sql, person, newEmail, now));
  if (!changed || oldEmail !== change.oldEmail) throw stateChanged('email');
  if (await isEmailHeld(tx.sql, changed, now)) throw emailTaken();
  await confirmChange(tx.sql, id, new Date(now.getTime() + emailChangeHours.toUndo * hour));
  // What was mailed to the old box must not open the account any more.
  await revokePasswordLinks(parts, tx, personId);
  await parts.jobs.enqueue(tx, mailEmailChangeJob, { changeId: id, to: 'old' });
  const emails = { oldEmail, newEmail };
  await recordAudit(parts, tx, {
    actorId: personId,
    action: 'person.email_changed',
    subjectKind: 'person',
    subjectId: personId,
    before: { email: oldEmail },
    after: { email: newEmail },
  });
  await tellSecurity(parts, tx, personId, 'email_changed', emails);
  return changed;
}
