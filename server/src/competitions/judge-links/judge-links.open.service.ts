import { createHash } from 'node:crypto';
import type { JudgeLinkOpening } from '@chalkline/contract/competitions/judge-link.schema.ts';
import { addPerson } from '../../accounts/newcomers/newcomers.service.ts';
import { endSessionsOfVisitor } from '../../accounts/sessions/sessions.end.service.ts';
import { openSession, whereabouts } from '../../accounts/sessions/sessions.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { judgeLinkEnded, judgeLinkTaken } from './judge-links.errors.ts';
import { findByToken, type JudgeLink, markOpened } from './judge-links.repository.ts';

/** Throws 404 for a link that works no more. */
export async function getJudgeLink({ database, clock }: Parts, token: string): Promise<JudgeLink> {
  const found = await findByToken(database.sql, token, clock.now());
  if (!found) throw judgeLinkEnded();
  return found;
}

export interface JudgePass {
  readonly token: string;
  readonly personId: string;
  readonly name: string;
  readonly link: JudgeLink;
}

/**
 * Lets the first device in, as a person with a name and no account, and that same device again, whose earlier session
 * then ends. Throws 409 for any other device.
 */
export async function openJudgeLink(
  parts: Parts,
  { token, device, name }: JudgeLinkOpening,
  call: Parameters<typeof whereabouts>[0],
): Promise<JudgePass> {
  const link = await getJudgeLink(parts, token);
  const from = whereabouts(call);
  const deviceHash = createHash('sha256').update(device).digest('hex');
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'judge link', link.id, 'exclusive');
    const now = parts.clock.now();
    const held = await findByToken(tx.sql, token, now);
    if (!held) throw judgeLinkEnded();
    if (held.personId !== null) {
      if (held.deviceHash !== deviceHash) throw judgeLinkTaken();
      await endSessionsOfVisitor(tx, held.personId);
      const session = await openSession(parts, tx.sql, held.personId, from);
      return { token: session, personId: held.personId, name: held.judgeName ?? name, link: held };
    }
    const { id: personId } = await addPerson(parts, tx.sql, judge(held.id, name), null);
    if (!(await markOpened(tx.sql, held.id, { deviceHash, openedAt: now, personId }))) throw judgeLinkEnded();
    return { token: await openSession(parts, tx.sql, personId, from), personId, name, link: held };
  });
}

/** People need an email: this one reaches nobody (RFC 2606), and nobody can register with it. */
function judge(linkId: string, name: string) {
  const email = `${linkId}@judge-link.invalid`;
  return { name, email, accountType: 'trainee', state: 'by_link', emailVerified: false } as const;
}
