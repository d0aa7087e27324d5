import type { Sql } from '../../platform/database/database.ts';
import { findTeamsOfUnits } from './registrations.repository.ts';

/** What giving back the place of a team, or a share of one, leads to. A single athlete's place is just released. */
export async function returnNotes(
  sql: Sql,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const teams = await findTeamsOfUnits(sql, unitIds);
  return new Map(
    teams.map(({ unitId, name, isShare }) => [unitId, isShare ? shareNote(name) : teamNote(name)]),
  );
}

function teamNote(name: string): string {
  return `Your whole team ${name} is withdrawn, and its place is released for others. Teammates who paid get their refund too.`;
}

function shareNote(name: string): string {
  return `You stay on ${name}, but this share is unpaid again: if it isn’t paid in time, the team loses its place. To leave the team, open its page.`;
}
