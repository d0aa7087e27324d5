import type { PasswordLinkView } from '@chalkline/contract/accounts/person.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isLinkSecret, isWaiting, makeLinkSecret, revokeCode } from '../codes/codes.service.ts';
import { findPerson, type Person } from '../people/people.repository.ts';
import { linkInvalid } from './passwords.errors.ts';

/** Hours that a link is good. `set` is handed out by whoever runs the server, `reset` is mailed. */
const linkHours = { set: 24, reset: 1 } as const;
export type LinkKind = keyof typeof linkHours;
const kinds = Object.keys(linkHours) as LinkKind[];

/** A kind of its own for each, so that a stranger's asking for one does not end another. */
const purposeOf = (kind: LinkKind, personId: string) => `${kind}-password:${personId}`;

/**
 * A link with which the person sets their password, once. The secret stands behind the `#`, so it reaches no
 * server and no log on its way. Only the newest of a kind is good.
 */
export async function makePasswordLink(
  parts: Parts,
  tx: Transaction,
  personId: string,
  kind: LinkKind = 'set',
): Promise<string> {
  const secret = await makeLinkSecret(parts, tx, purposeOf(kind, personId), linkHours[kind] * 60);
  return `${absoluteUrl(parts.config.publicUrl, urlOf('resetPassword'))}#${kind}.${personId}.${secret}`;
}

/** None of the links that were made for the person is good any more. */
export async function revokePasswordLinks(
  parts: Parts,
  tx: Transaction,
  personId: string,
  which: readonly LinkKind[] = kinds,
): Promise<void> {
  for (const kind of which) await revokeCode(parts, tx, purposeOf(kind, personId));
}

/** Whether a link with which the invited person may come in is still good. */
export function isInvitationOpen(parts: Parts, sql: Sql, personId: string): Promise<boolean> {
  return isWaiting(parts, sql, purposeOf('set', personId));
}

/** A link as it was typed or pressed. */
interface HeldLink {
  readonly purpose: string;
  readonly secret: string;
  readonly person: Person;
}

/** Whose link this is. Uses nothing up. Throws `link_invalid`. */
export async function openLink(parts: Parts, token: string): Promise<HeldLink> {
  const [given = '', personId = '', secret = ''] = token.split('.');
  const kind = kinds.find((one) => one === given);
  const person = kind && isId(personId) ? await findPerson(parts.database.sql, personId) : null;
  if (!kind || !person) throw linkInvalid();
  const purpose = purposeOf(kind, personId);
  if (!(await isLinkSecret(parts, parts.database.sql, purpose, secret))) throw linkInvalid();
  return { purpose, secret, person };
}

/** What the holder of a link is told before they type. Throws `link_invalid`. */
export async function readPasswordLink(parts: Parts, token: string): Promise<PasswordLinkView> {
  const { person } = await openLink(parts, token);
  const { name, email, state } = person;
  return { kind: state === 'invited' ? 'invitation' : 'password', name, email };
}
