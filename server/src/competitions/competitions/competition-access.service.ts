import type { Sql, Transaction } from '../../platform/database/database.ts';
import { type LockMode, lock, lockInTurn, type NamedLock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionClosed, competitionNotFound } from './competitions.errors.ts';
import { type CompetitionRight, hasRight, isOpenFor, maySee } from './competitions.policy.ts';
import { type CompetitionSeen, findCompetition } from './competitions.repository.ts';

export interface CompetitionInView extends CompetitionSeen {
  readonly state: CompetitionSeen['competition']['state'];
}

/** The competition as far as this person may know of it; null when they may not. */
export async function findVisible(
  sql: Sql,
  viewer: Pick<Viewer, 'personId'> | null,
  competitionId: string,
): Promise<CompetitionInView | null> {
  const found = isId(competitionId)
    ? await findCompetition(sql, competitionId, viewer?.personId ?? null)
    : null;
  const seen = found && { ...found, state: found.competition.state };
  return seen && maySee(seen) ? seen : null;
}

/** The same for who cannot go on without it. Throws 404. */
export async function seeCompetition(
  sql: Sql,
  viewer: Pick<Viewer, 'personId'> | null,
  competitionId: string,
): Promise<CompetitionInView> {
  const seen = await findVisible(sql, viewer, competitionId);
  if (!seen) throw competitionNotFound();
  return seen;
}

/** Throws 403 when the role has no such right, 409 when the competition's state lets nobody use it. */
export function requireRight(seen: CompetitionInView, right: CompetitionRight): void {
  if (!hasRight(seen, right)) throw notAllowed();
  if (!isOpenFor(seen, right)) throw competitionClosed(seen.state);
}

/**
 * The competition for somebody who is about to change something in it: its state stays as it is until the
 * transaction ends, so that nothing goes into a competition that was finished a moment ago.
 */
export async function enterCompetition(
  tx: Transaction,
  viewer: MaybeViewer,
  competitionId: string,
  right: CompetitionRight,
  alsoHeld: readonly NamedLock[] = [],
): Promise<CompetitionInView> {
  if (!isId(competitionId)) throw competitionNotFound();
  await lockInTurn(tx, [competitionLock(competitionId), ...alsoHeld]);
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  requireRight(seen, right);
  return seen;
}

/**
 * The competition for somebody who ends it, with nobody else writing to it: what is in progress is done first, and what
 * comes later waits. Seen once before, so that who may not see it holds up nobody. Throws 404.
 */
export async function seeCompetitionAlone(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionInView> {
  await seeCompetition(tx.sql, viewer, competitionId);
  await lock(tx, 'competition', competitionId, 'exclusive');
  return seeCompetition(tx.sql, viewer, competitionId);
}

/**
 * For `mayRepeat` of a call below a competition: throws 404 or 403 for who has lost the right since. The state does
 * not matter: what was done while the competition was open stays done.
 */
export function stillHas(right: CompetitionRight) {
  return async ({ parts, viewer, params }: RepeatedCall): Promise<void> => {
    const seen = await seeCompetition(parts.database.sql, viewer, params.competitionId);
    if (!hasRight(seen, right)) throw notAllowed();
  };
}

interface RepeatedCall {
  readonly parts: Pick<Parts, 'database'>;
  readonly viewer: MaybeViewer;
  readonly params: { readonly competitionId: string };
}

/** What keeps a competition in its state, for who takes other locks with it in one statement. */
export function competitionLock(competitionId: string): NamedLock {
  return ['competition', competitionId, 'shared'];
}

/**
 * What keeps entries in their divisions while a result of theirs is written: the board that is asked for is the one
 * they are on when it commits. Who moves some holds it alone, after the lock of the competition.
 */
export function divisionsLock(competitionId: string, mode: LockMode): NamedLock {
  return ['divisions of entries', competitionId, mode];
}
