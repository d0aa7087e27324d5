import { checkInsQuery, isAtDesk } from '@chalkline/contract/competitions/check-in.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { listCheckIns, setCheckIn } from '../competitions/check-ins/check-ins.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';

/** Everyone who competes in the live competition was at the desk on its first morning, one after the other. */
export async function checkInHarbor(
  parts: Parts,
  organizer: Person,
  competitionId: string,
  from: Date,
): Promise<void> {
  const viewer = asViewer(organizer);
  const asked = checkInsQuery.parse({ limit: 100 });
  const { data } = await listCheckIns(parts, viewer, competitionId, asked);
  for (const [index, { entry }] of data.filter(({ entry: { state } }) => isAtDesk(state)).entries()) {
    const now = new Date(from.getTime() + index * minute);
    const then = { ...parts, clock: { now: () => now } };
    await setCheckIn(then, viewer, { competitionId, entryId: entry.id }, { checkedIn: true });
  }
}
