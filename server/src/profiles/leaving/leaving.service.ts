import type { LeavingPosts } from '@chalkline/contract/accounts/leaving.schema.ts';
import { type Leaving, leavingDays } from '@chalkline/contract/profiles/export.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import {
  changeKeepsPosts,
  dueToErase,
  holdDueToErase,
  type LeavingChoice,
  leaveAccount,
  leavingByToken,
} from '../../accounts/leaving/leaving.service.ts';
import { provePassword } from '../../accounts/passwords/passwords.change.service.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type DataSubject, eraseRows } from '../../platform/database/personal-tables.ts';
import { sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { leavingLinkInvalid } from './leaving.errors.ts';

/**
 * Starts deleting the viewer's account: every session ends, and after `leavingDays` the account is erased unless they
 * sign in. Throws 429, `password_wrong`, and a domain's error for people it can't do without: `last_administrator`,
 * `last_corporate_admin`, `last_owner`, `event_needs_owner`.
 */
export async function leave(
  parts: Parts,
  domains: readonly PersonalData[],
  viewer: Viewer,
  { password, posts }: Leaving,
): Promise<LeavingChoice> {
  await provePassword(parts, viewer, password, 'password');
  const erasedFrom = new Date(parts.clock.now().getTime() + leavingDays * day);
  const leaving = { erasedFrom, keepsPosts: posts === 'kept' };
  return parts.database.transaction(async (tx) => {
    const person = await personById(tx.sql, viewer.personId);
    if (!person) throw sessionEnded();
    for (const domain of domains) await domain.requireFree?.(tx, person, parts.clock.now());
    await leaveAccount(parts, tx, person.id, leaving);
    return leaving;
  });
}

/** Throws 404 `leaving_link_invalid`. */
export async function seeLeaving(parts: Parts, token: string): Promise<LeavingChoice> {
  const leaving = await leavingByToken(parts, parts.database.sql, token);
  if (!leaving) throw leavingLinkInvalid();
  return leaving;
}

/** Until they are erased, people can change what happens to their posts. Throws 404 `leaving_link_invalid`. */
export async function changeLeaving(
  parts: Parts,
  token: string,
  posts: LeavingPosts,
): Promise<LeavingChoice> {
  return parts.database.transaction(async (tx) => {
    const leaving = await leavingByToken(parts, tx.sql, token);
    if (!leaving) throw leavingLinkInvalid();
    const changed = { erasedFrom: leaving.erasedFrom, keepsPosts: posts === 'kept' };
    if (changed.keepsPosts === leaving.keepsPosts) return changed;
    if (!(await changeKeepsPosts(parts, tx, leaving.personId, changed))) throw leavingLinkInvalid();
    return changed;
  });
}

/** Erases everyone who is due, each in a separate transaction: a failure doesn't hold up the others. */
export async function eraseLeft(parts: Parts, domains: readonly PersonalData[]): Promise<void> {
  const failures: unknown[] = [];
  for (const personId of await dueToErase(parts)) {
    await parts.database
      .transaction(async (tx) => {
        const person = await holdDueToErase(parts, tx, personId);
        if (person) await erase(parts, tx, domains, person);
      })
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'At least one person could not be erased.');
}

/** Highest domain first: it finds a person's data through rows of lower domains. */
async function erase(
  parts: Parts,
  tx: Transaction,
  domains: readonly PersonalData[],
  person: DataSubject,
): Promise<void> {
  for (const domain of domains) {
    await domain.erase?.(parts, tx, person);
    for (const table of domain.tables) await eraseRows(tx.sql, table, person, parts.clock.now());
  }
  const subject = { subjectKind: 'person', subjectId: person.id };
  await recordAudit(parts, tx, { actorId: null, action: 'person.erased', ...subject });
}
