import { newEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { personByEmail } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listDivisions } from '../competitions/divisions/divisions.service.ts';
import { createEntry } from '../competitions/entries/entries.change.service.ts';
import { claimEntry } from '../competitions/entries/entries.claim.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';

/** Members who compete in the cup of their gym: days ago, address and division. */
const competing = [
  [41, 'tomasz.zielny@ironworks.test', 'men'],
  [25, 'aurelie.bonnard@ironworks.test', 'women'],
  [19, 'beatriz.salgado@ironworks.test', 'women'],
  [11, 'rafael.monteiro@ironworks.test', 'men'],
  [6, 'femke.visser@ironworks.test', 'women'],
] as const;

/** The gym’s own people enter its cup. */
export async function enterGym(
  parts: Parts,
  { organizer }: { readonly organizer: Person },
  competitionId: string,
): Promise<void> {
  const viewer = asViewer(organizer);
  const divisions = await listDivisions(parts, viewer, competitionId);
  for (const [ago, email, gender] of competing) {
    const member = await personByEmail(parts.database.sql, email);
    const division = divisions.find((one) => one.gender === gender);
    if (!member || !division) throw new Error(`The demo has no place for ${email}.`);
    const then = daysAgo(parts, ago);
    const facts = newEntry.parse({ divisionId: division.id, name: member.name, affiliate: 'Ironworks' });
    await claimEntry(then, await createEntry(then, viewer, competitionId, facts), member);
  }
}
