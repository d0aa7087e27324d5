import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { Division } from './divisions.repository.ts';

export function presentDivision(division: Division): DivisionReply {
  const { id, name, position, capacity, plannedField, points, entryCount } = division;
  return { id, name, position, capacity, plannedField, points, entryCount };
}

export function presentDivisions(divisions: readonly Division[]): DivisionReply[] {
  return divisions.map(presentDivision);
}
