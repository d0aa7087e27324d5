import { isPublic } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { RevealStep } from '@chalkline/contract/competitions/reveal.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  type CompetitionInView,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { isOpenFor } from '../competitions/competitions.policy.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import {
  enterFreeze,
  enterPublications,
  publicationsOf,
  type ResultsParams,
  saveFrozenBoard,
} from '../publications/publications.service.ts';
import { endReveals, tellRevealChanged, tellRevealMoved } from '../publications/reveals.live.service.ts';
import {
  findReveal,
  findRevealRow,
  insertReveal,
  type RevealSeen,
  writeShownFrom,
} from '../publications/reveals.repository.ts';
import { rankOnSuitingThread } from '../standings/boards.rank.service.ts';
import { findFirstRows } from '../standings/boards.read.service.ts';
import { noReveal, noStandings, nothingToReveal } from './reveals.errors.ts';
import { isSameStanding, placesToReveal, totalsOf } from './reveals.rules.ts';

/** A ceremony as the audience sees it. */
export interface Reveal extends RevealSeen {
  readonly divisionName: string;
}

/** A ceremony with everything its staff need. */
export interface RevealDesk {
  readonly shown: Reveal;
  readonly all: RevealSeen;
  readonly outdated: boolean;
}

/** What a ceremony has shown so far; null without one, and once the competition is over. */
export async function getReveal(
  parts: Parts,
  viewer: MaybeViewer,
  params: ResultsParams,
): Promise<Reveal | null> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, params.competitionId);
  const division = await requireDivision(sql, params);
  return isOpenFor(seen, 'publishResults') ? findShown(sql, division) : null;
}

/** The same for its staff, with all places; null without one. */
export async function getRevealDesk(
  parts: Parts,
  viewer: Viewer,
  params: ResultsParams,
): Promise<RevealDesk | null> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, params.competitionId);
  requireRight(seen, 'seeInside');
  const division = await requireDivision(sql, params);
  if (!isOpenFor(seen, 'publishResults')) return null;
  const all = await findReveal(sql, division.id, 'all');
  if (!all) return null;
  const { shownFrom } = all;
  const entries = shownFrom === null ? [] : all.entries.filter(({ place }) => place >= shownFrom);
  const shown = { ...all, entries, divisionName: division.name };
  const { head, rows } = await readStanding(parts, viewer, params);
  return { all, shown, outdated: !isSameStanding(all.entries, placesToReveal(rows, head.rowCount)) };
}

/**
 * Starts a ceremony with the standings as staff see them now, and freezes the leaderboard, so that nothing else shows
 * them. Does nothing if one is running. Throws 409 if the public already sees everything, or no one has a place.
 */
export async function startReveal(parts: Parts, viewer: Viewer, params: ResultsParams): Promise<RevealDesk> {
  const { competitionId, divisionId } = params;
  requireRight(await seeCompetition(parts.database.sql, viewer, competitionId), 'publishResults');
  await requireDivision(parts.database.sql, params);
  // Scores whose ranking is still requested are part of the standings.
  await rankOnSuitingThread(parts, divisionId);
  const { head, rows } = await readStanding(parts, viewer, params);
  await parts.database.transaction(async (tx) => {
    const { seen, division } = await enterFreeze(tx, viewer, params);
    if (await findRevealRow(tx.sql, divisionId)) return;
    if (!(await hidesResults(tx.sql, seen, division))) throw nothingToReveal();
    const places = placesToReveal(rows, head.rowCount);
    if (places.length === 0) throw noStandings();
    const startedAt = parts.clock.now();
    if (division.frozenAt === null) await saveFrozenBoard(tx.sql, seen, { divisionId, frozenAt: startedAt });
    const { points } = division.points ? { points: division.points } : division.scoring;
    await insertReveal(tx.sql, { divisionId, startedAt, totals: totalsOf(points, head.workouts) }, places);
    const after = { divisionId, places: places.length };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.reveal_started', { after });
    await tellRevealChanged(parts, tx, competitionId);
    await requestBoards(parts, tx, [divisionId]);
  });
  const desk = await getRevealDesk(parts, viewer, params);
  if (!desk) throw stateChanged('ceremony');
  return desk;
}

/**
 * Shows other places. `from` is what the device knew: if two press at the same time, the second finds what it wanted
 * and changes nothing. Throws 409 if someone else has moved it elsewhere.
 */
export async function moveReveal(
  parts: Parts,
  viewer: Viewer,
  params: ResultsParams,
  { from, to }: RevealStep,
): Promise<Reveal> {
  return parts.database.transaction(async (tx) => {
    await enterPublications(tx, viewer, params.competitionId);
    const division = await requireDivision(tx.sql, params);
    const running = await findRevealRow(tx.sql, division.id);
    if (!running) throw noReveal();
    if (running.shownFrom !== to) {
      if (running.shownFrom !== from) throw stateChanged('ceremony', 'It now shows other places.');
      await writeShownFrom(tx.sql, division.id, to);
      await tellRevealMoved(parts, tx, division.id);
    }
    const shown = await findShown(tx.sql, division);
    if (!shown) throw noReveal();
    return shown;
  });
}

/** Ends a ceremony without publishing anything: the leaderboard stays frozen. */
export async function stopReveal(parts: Parts, viewer: Viewer, params: ResultsParams): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterPublications(tx, viewer, params.competitionId);
    const { id: divisionId } = await requireDivision(tx.sql, params);
    const ended = await endReveals(parts, tx, [divisionId]);
    if (ended.length === 0) return null;
    const after = { divisionId };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.reveal_stopped', { after });
    return null;
  });
}

/** The first rows of the leaderboard as staff see it. */
export function readStanding(parts: Parts, viewer: Viewer, { competitionId, divisionId }: ResultsParams) {
  return findFirstRows(parts, viewer, competitionId, { divisionId, view: 'inside' });
}

async function requireDivision(sql: Sql, { competitionId, divisionId }: ResultsParams): Promise<Division> {
  const division = isId(divisionId) ? await findDivision(sql, competitionId, divisionId) : null;
  if (!division) throw divisionNotFound();
  return division;
}

async function findShown(sql: Sql, division: Division): Promise<Reveal | null> {
  const shown = await findReveal(sql, division.id, 'shown');
  return shown && { ...shown, divisionName: division.name };
}

/** Whether the public may see other standings than the staff. */
async function hidesResults(sql: Sql, seen: CompetitionInView, { id, frozenAt }: Division): Promise<boolean> {
  if (frozenAt !== null) return true;
  const results = await publicationsOf(sql, seen);
  return results.some(
    ({ divisionId, state }) => divisionId === id && (!isPublic(state) || state === 'frozen'),
  );
}
