import type { HeatSettings } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisible, requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { findDivisionIds, findDivisions } from '../divisions/divisions.repository.ts';
import { findWholeBoard } from '../standings/boards.read.service.ts';
import { findHeatEntries } from './heat-plans.repository.ts';
import { unknownQualifier } from './heats.errors.ts';
import { type QualifierBoard, qualifierPlaces } from './qualifier-places.rules.ts';

/** By entry, of the divisions: 1 is first. */
export type Standings = ReadonlyMap<string, number>;

type Ranked = Pick<HeatSettings, 'ranking' | 'qualifierId' | 'divisionIds'>;

/**
 * By what heats are seeded; empty for bib numbers. Before the transaction: a board may have to be ranked first. Throws
 * `unknown_qualifier` unless the viewer is on its staff too.
 */
export async function readStandings(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { ranking, qualifierId, divisionIds }: Ranked,
): Promise<Standings> {
  if (ranking === 'seed') return new Map();
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'manageEntries');
  if (ranking === 'qualifier') return readQualifier(parts, viewer, competitionId, qualifierId ?? '');
  const known = new Set(await findDivisionIds(sql, competitionId));
  const standings = new Map<string, number>();
  for (const divisionId of divisionIds.filter((id) => known.has(id)))
    for (const [entryId, place] of await boardOf(parts, viewer, competitionId, divisionId))
      standings.set(entryId, place);
  return standings;
}

async function boardOf(parts: Parts, viewer: Viewer, competitionId: string, divisionId: string) {
  const { rows } = await findWholeBoard(parts, viewer, competitionId, { divisionId, view: 'inside' });
  return rows.map(({ entryId, order }) => [entryId, order + 1] as const);
}

/** The places that the same people have in another competition. */
async function readQualifier(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  qualifierId: string,
): Promise<Standings> {
  const { sql } = parts.database;
  const seen = qualifierId === competitionId ? null : await findVisible(sql, viewer, qualifierId);
  if (!seen || !hasRight(seen, 'seeInside')) throw unknownQualifier();
  const peopleOf = new Map((await findHeatEntries(sql, qualifierId)).map(({ id, people }) => [id, people]));
  const boards: QualifierBoard[] = [];
  for (const { id, name } of await findDivisions(sql, qualifierId)) {
    const rows = await boardOf(parts, viewer, qualifierId, id);
    boards.push({
      name,
      places: rows.map(([entryId, place]) => ({ people: peopleOf.get(entryId) ?? [], place })),
    });
  }
  const divisions = await findDivisions(sql, competitionId);
  return qualifierPlaces({ divisions, entries: await findHeatEntries(sql, competitionId), boards });
}
