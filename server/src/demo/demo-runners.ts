import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import type { Person } from '../accounts/people/people.service.ts';
import type { Parts } from '../platform/parts.ts';
import { findOtherOrganizers, type OrganizerName, scoreDeskEmail } from './demo-neighbors.ts';
import { type DemoRole, demoEmail } from './demo-people.ts';

/** The people the demo's competitions can't do without. */
export interface DemoRunners {
  readonly organizers: Readonly<Record<OrganizerName, Person>>;
  readonly admin: Person;
  readonly athlete: Person;
  readonly judge: Person;
  readonly desk: Person;
}

/** null if one of them doesn't exist or has left: the demo then doesn't change. */
export async function findDemoPeople(parts: Parts): Promise<DemoRunners | null> {
  const { sql } = parts.database;
  const named = (role: DemoRole) => findPersonByEmail(sql, demoEmail(role));
  const others = await findOtherOrganizers(parts);
  const desk = await findPersonByEmail(sql, scoreDeskEmail);
  const [organizer, admin, athlete, judge] = [
    await named('organizer'),
    await named('admin'),
    await named('athlete'),
    await named('judge'),
  ];
  if (!others || !desk || !organizer || !admin || !athlete || !judge) return null;
  return { organizers: { ...others, organizer }, admin, athlete, judge, desk };
}
