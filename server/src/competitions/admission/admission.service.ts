import { randomInt } from 'node:crypto';
import type { CompetitionCodeReply } from '@chalkline/contract/competitions/competition-code.schema.ts';
import { competitionCode } from '@chalkline/contract/competitions/competition-code.ts';
import { type LockMode, lockInTurn, type NamedLock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterCompetition, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { wrongCompetitionCode } from '../competitions/competitions.errors.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { type CompetitionView, viewCompetition } from '../directory/competitions.service.ts';
import { teamLinkExpired } from '../rosters/rosters.errors.ts';
import { isTeamInvite } from '../rosters/rosters.join.service.ts';
import type { RosterParams } from '../rosters/rosters.service.ts';
import { countGuests, deleteGuests, insertGuest, isCodeOf, updateCode } from './admission.repository.ts';

/** Eight characters out of 27: some 280 billion codes against ten tries an hour. */
export function makeCompetitionCode(): string {
  const { alphabet, length } = competitionCode;
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The code, for staff. Throws 403. */
export async function readCode(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionCodeReply> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  if (!hasRight(seen, 'seeInside')) throw notAllowed();
  const guests = await countGuests(parts.database.sql, competitionId);
  return { code: seen.competition.code, guests };
}

/** Replaces the code. People who joined with an old one stay, unless they are dismissed. */
export async function renewCode(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { dismissGuests }: { readonly dismissGuests: boolean },
): Promise<CompetitionCodeReply> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'edit', [codeLock(competitionId, 'exclusive')]);
    const code = makeCompetitionCode();
    await updateCode(tx.sql, competitionId, code);
    if (dismissGuests) await deleteGuests(tx.sql, competitionId);
    const after = { dismissGuests };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.code_renewed', { after });
    return { code, guests: await countGuests(tx.sql, competitionId) };
  });
}

/**
 * Lets the viewer see a private competition from now on. Throws 422 `wrong_competition_code`, for unknown competitions
 * too, so that it doesn't reveal which ones exist.
 */
export async function giveCode(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { code }: { readonly code: string },
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    if (!isId(competitionId)) throw wrongCompetitionCode();
    await lockInTurn(tx, [codeLock(competitionId, 'shared')]);
    if (!(await isCodeOf(tx.sql, competitionId, code))) throw wrongCompetitionCode();
    const admittedAt = parts.clock.now();
    await insertGuest(tx.sql, { competitionId, personId: viewer.personId, admittedAt });
    return viewCompetition(parts, tx.sql, viewer, competitionId);
  });
}

/**
 * Lets the holder of a team's invite link see its private competition from now on. Throws 409 `team_link_expired`, for
 * unknown competitions too, so that it doesn't reveal which ones exist.
 */
export async function openTeamInvite(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: RosterParams,
  { token }: { readonly token: string },
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    if (!isId(competitionId) || !isId(entryId)) throw teamLinkExpired();
    await lockInTurn(tx, [codeLock(competitionId, 'shared')]);
    const admittedAt = parts.clock.now();
    if (!(await isTeamInvite(tx.sql, { competitionId, entryId, token }, admittedAt))) throw teamLinkExpired();
    await insertGuest(tx.sql, { competitionId, personId: viewer.personId, admittedAt });
    return viewCompetition(parts, tx.sql, viewer, competitionId);
  });
}

/**
 * A code entered while it is being renewed counts either before the renewal (and is dismissed with the others) or not
 * at all.
 */
function codeLock(competitionId: string, mode: LockMode): NamedLock {
  return ['competition code', competitionId, mode];
}
