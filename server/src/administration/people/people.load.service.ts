import { lockAdministrators } from '../../accounts/administrators/administrators.service.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { readSecondFactor } from '../../accounts/second-factors/second-factors.prove.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed, notFound, sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { accountCan } from './people.policy.ts';
import { countSessions, findManaged, type ManagedPerson } from './people.repository.ts';

/** An account with what the viewer may do with it. */
export interface Account {
  readonly person: ManagedPerson;
  readonly sessionCount: number;
  readonly hasSecondFactor: boolean;
  readonly can: ReturnType<typeof accountCan>;
}

/** Throws 404 for people the viewer doesn't manage. */
export async function getAccount(
  parts: Pick<Parts, 'database' | 'clock'>,
  viewer: Viewer,
  personId: string,
): Promise<Account> {
  return accountOf(parts, parts.database.sql, viewer, personId);
}

/** The same inside a transaction, so that the reply shows what the transaction did. */
export async function accountOf(
  { clock }: Pick<Parts, 'clock'>,
  sql: Sql,
  viewer: Viewer,
  personId: string,
): Promise<Account> {
  const person = isId(personId) ? await findManaged(sql, viewer, personId) : null;
  if (!person) throw notFound();
  const sessionCount = await countSessions(sql, person.id, clock.now());
  const hasSecondFactor = (await readSecondFactor(sql, person.id)) !== null;
  return { person, sessionCount, hasSecondFactor, can: accountCan(viewer, person) };
}

/**
 * Starts a change of a person's rights. These run one at a time, and the viewer is checked again once it is their turn.
 * Throws 404 as above, and 403 if the viewer is no longer an administrator.
 */
export async function enterAccount(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  personId: string,
): Promise<Account & { readonly viewer: Viewer }> {
  await lockAdministrators(tx);
  const now = await stillManaging(tx, viewer);
  return { ...(await accountOf(parts, tx.sql, now, personId)), viewer: now };
}

/** The viewer as they are now. Throws 403 if they are no longer an administrator. */
export async function stillManaging(tx: Transaction, viewer: Viewer): Promise<Viewer> {
  const me = await personById(tx.sql, viewer.personId);
  if (me?.state !== 'active') throw sessionEnded();
  if (me.accountType !== 'admin' && me.accountType !== 'corporate_admin') throw notAllowed();
  return { ...viewer, accountType: me.accountType, organizationId: me.organizationId };
}
