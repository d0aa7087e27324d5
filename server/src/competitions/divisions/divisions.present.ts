import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { proposedTable } from '@chalkline/contract/competitions/proposed-table.ts';
import type { Division } from './divisions.repository.ts';

export function presentDivision(division: Division): DivisionReply {
  const { id, name, position, gender, ageFrom, ageTo, teamSize, capacity, plannedField } = division;
  const { points, teams, cuts, frozenAt, revealingSince, entryCount, hasAges } = division;
  return {
    id,
    name,
    position,
    gender,
    ageFrom,
    ageTo,
    teamSize,
    capacity,
    plannedField,
    points,
    teams,
    cuts: [...cuts],
    proposedTable: proposedTable(points ?? division.scoring.points, plannedField),
    frozenAt: frozenAt?.toISOString() ?? null,
    revealingSince: revealingSince?.toISOString() ?? null,
    entryCount,
    hasAges,
  };
}

export function presentDivisions(divisions: readonly Division[]): DivisionReply[] {
  return divisions.map(presentDivision);
}
