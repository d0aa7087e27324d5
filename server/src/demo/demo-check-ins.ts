import { checkInsQuery, isAtDesk } from '@chalkline/contract/competitions/check-in.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { listCheckIns, setCheckIn } from '../competitions/check-ins/check-ins.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';

/** The first athletes of the live competition are at the venue, one of them not yet at the desk. */
export async function checkInHarbor(parts: Parts, organizer: Person, competitionId: string): Promise<void> {
  const viewer = asViewer(organizer);
  const asked = checkInsQuery.parse({ limit: 24 });
  const { data } = await listCheckIns(parts, viewer, competitionId, asked);
  for (const { entry } of data.filter(({ entry: { state } }, index) => isAtDesk(state) && index !== 7))
    await setCheckIn(parts, viewer, { competitionId, entryId: entry.id }, { checkedIn: true });
}
