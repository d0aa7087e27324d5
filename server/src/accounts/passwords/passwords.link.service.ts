import type { PasswordLinkView } from '@chalkline/contract/accounts/person.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isLinkSecret, isWaiting, makeLinkSecret, revokeCode } from '../codes/codes.service.ts';
import { findPerson, type Person } from '../people/people.repository.ts';
import { linkInvalid } from './passwords.errors.ts';

/** How many hours a link is valid. Operators hand out `set` links; `reset` links are emailed. */
const linkHours = { set: 24, reset: 1 } as const;
export type LinkKind = keyof typeof linkHours;
const kinds = Object.keys(linkHours) as LinkKind[];

/** Separate purposes, so that a stranger requesting one kind doesn't end the other. */
const purposeOf = (kind: LinkKind, personId: string) => `${kind}-password:${personId}`;

/**
 * A link that sets the person's password, once. The secret comes after the `#`, so no server or log sees it on the way.
 * Only the newest of each kind is valid.
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

/** Invalidates every link that was created for the person. */
export async function revokePasswordLinks(
  parts: Parts,
  tx: Transaction,
  personId: string,
  which: readonly LinkKind[] = kinds,
): Promise<void> {
  for (const kind of which) await revokeCode(parts, tx, purposeOf(kind, personId));
}

/** Whether an invited person still has a valid link. */
export function isInvitationOpen(parts: Parts, sql: Sql, personId: string): Promise<boolean> {
  return isWaiting(parts, sql, purposeOf('set', personId));
}

/** A link as it was opened. */
interface HeldLink {
  readonly purpose: string;
  readonly secret: string;
  readonly person: Person;
}

/** The person a link belongs to. Doesn't use it up. Throws `link_invalid`. */
export async function openLink(parts: Parts, token: string): Promise<HeldLink> {
  const [given = '', personId = '', secret = ''] = token.split('.');
  const kind = kinds.find((one) => one === given);
  const person = kind && isId(personId) ? await findPerson(parts.database.sql, personId) : null;
  if (!kind || !person) throw linkInvalid();
  const purpose = purposeOf(kind, personId);
  if (!(await isLinkSecret(parts, parts.database.sql, purpose, secret))) throw linkInvalid();
  return { purpose, secret, person };
}

/** What the page shows the holder of a link before they type. Throws `link_invalid`. */
export async function readPasswordLink(parts: Parts, token: string): Promise<PasswordLinkView> {
  const { person } = await openLink(parts, token);
  const { name, email, state } = person;
  return { kind: state === 'invited' ? 'invitation' : 'password', name, email };
}
