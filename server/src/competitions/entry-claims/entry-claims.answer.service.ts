import type { ClaimedEntry, MyEntryClaim } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { findDivision } from '../divisions/divisions.repository.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { findEntry, updateEntry } from '../entries/entries.repository.ts';
import { moveWithin } from '../entry-moves/entry-moves.service.ts';
import { findTeamMembers } from '../registrations/registrations.repository.ts';
import { serveWaitingListsJob } from '../registrations/waiting-list.jobs.ts';
import { placeFor, takePlace } from '../rosters/rosters.place.service.ts';
import { hasPlaceIn } from '../rosters/rosters.repository.ts';
import { alreadyInDivision, entryClaimNotFound } from './entry-claims.errors.ts';
import { retractClaimNotices } from './entry-claims.notify.service.ts';
import { declineClaim, deleteClaim, findClaim, findClaimsFor, hasScores } from './entry-claims.repository.ts';

/** More than anyone answers at once; answering makes room for older ones. */
const shownAtOnce = 100;

/** Entries with the viewer's verified email. */
export async function listMyEntryClaims(parts: Parts, viewer: Viewer): Promise<MyEntryClaim[]> {
  const email = await provenAddress(parts.database.sql, viewer);
  return email === null ? [] : findClaimsFor(parts.database.sql, email, shownAtOnce);
}

/**
 * Links the entry to the viewer's account. If they have a place in the same division already, the entry is withdrawn
 * instead: they are one athlete. Who claims a team is its captain. Throws 404 for an entry that isn't offered to them, 409
 * `already_in_division` if both could count because this one has scores, and `team_full`.
 */
export async function claimEntry(parts: Parts, viewer: Viewer, entryId: string): Promise<ClaimedEntry> {
  return parts.database.transaction(async (tx) => {
    const { entry, competitionId } = await take(tx, viewer, entryId);
    const merged = await hasPlaceIn(tx.sql, entry.divisionId, viewer.personId);
    if (merged) {
      if ((await hasScores(tx.sql, entryId)) > 0) throw alreadyInDivision();
      if (entry.state === 'active') {
        const reason = 'The athlete is registered in this division already.';
        await moveWithin(parts, tx, viewer, { entryId, from: 'active', to: 'withdrawn', reason });
      }
      await requestBoards(parts, tx, [entry.divisionId]);
    } else {
      await updateEntry(tx.sql, entryId, { personId: viewer.personId, updatedAt: parts.clock.now() });
      await takeTeamPlace(tx.sql, viewer, { entryId, competitionId, divisionId: entry.divisionId });
      await auditEntry(parts, tx, viewer, { entryId, action: 'entry.claimed' });
      // Who waited for a place has one, so that theirs goes to the next.
      await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId });
    }
    await deleteClaim(tx.sql, competitionId, entryId);
    await retractClaimNotices(parts, tx, entryId);
    return { entryId, merged };
  });
}

interface ClaimedTeam {
  readonly entryId: string;
  readonly competitionId: string;
  readonly divisionId: string;
}

/** In a division for teams, puts who claims the entry on its roster. */
async function takeTeamPlace(
  sql: Sql,
  { personId }: Viewer,
  { entryId, competitionId, divisionId }: ClaimedTeam,
): Promise<void> {
  const division = await findDivision(sql, competitionId, divisionId);
  const person = await personById(sql, personId);
  if (!division || !person || division.teamSize === 1) return;
  const roster = {
    division,
    team: { entryId, size: division.teamSize },
    members: await findTeamMembers(sql, entryId),
  };
  const { birthDate, gender } = person;
  await takePlace(sql, roster, person, { own: placeFor(roster, person), birthDate, gender });
}

/** Throws 404 for an entry that isn't offered to them. */
export async function declineEntryClaim(parts: Parts, viewer: Viewer, entryId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { email } = await take(tx, viewer, entryId);
    if (!(await declineClaim(tx.sql, entryId, email))) throw entryClaimNotFound();
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.declined' });
    await retractClaimNotices(parts, tx, entryId);
    return null;
  });
}

/** The viewer's own invitation, read again under the lock of the entries. */
async function take(tx: Transaction, viewer: Viewer, entryId: string) {
  const email = await provenAddress(tx.sql, viewer);
  const found = email !== null && isId(entryId) ? await findClaim(tx.sql, entryId, email) : null;
  if (email === null || !found) throw entryClaimNotFound();
  const { competitionId } = found;
  await lockInTurn(tx, [entriesLock(competitionId)]);
  const held = await findClaim(tx.sql, entryId, email);
  const entry = held && (await findEntry(tx.sql, competitionId, entryId));
  if (!entry || entry.personId !== null) throw entryClaimNotFound();
  return { entry, competitionId, email };
}

async function provenAddress(sql: Sql, viewer: Viewer): Promise<string | null> {
  const person = await personById(sql, viewer.personId);
  return person?.state === 'active' && person.emailVerified ? person.email : null;
}
