import type { NewEmailChange, SecurityView } from '@chalkline/contract/accounts/security.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findAskedChange } from '../email-changes/email-changes.repository.ts';
import { askEmailChange } from '../email-changes/email-changes.service.ts';
import { findPasswordSetAt } from '../passwords/passwords.repository.ts';
import { getMe } from '../people/people.service.ts';

/** By what the person signs in, and what they asked to change about it. */
export async function getSecurity(
  parts: Pick<Parts, 'clock' | 'database' | 'mail'>,
  viewer: Viewer,
): Promise<SecurityView> {
  const { sql } = parts.database;
  const { email } = await getMe(parts, viewer);
  const setAt = await findPasswordSetAt(sql, viewer.personId);
  const change = await findAskedChange(sql, viewer.personId, parts.clock.now());
  return {
    email,
    methods: { password: setAt && { setAt: setAt.toISOString() }, code: parts.mail.reaches },
    emailChange: change && { newEmail: change.newEmail, endsAt: change.endsAt.toISOString() },
  };
}

/** Asks for another address, and shows what the person signs in with by then. Throws what `askEmailChange` throws. */
export async function changeEmail(
  parts: Parts,
  viewer: Viewer,
  asked: NewEmailChange,
  address: string,
): Promise<SecurityView> {
  await askEmailChange(parts, viewer, asked, address);
  return getSecurity(parts, viewer);
}
