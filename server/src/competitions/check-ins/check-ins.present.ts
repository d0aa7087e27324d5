import type { CheckInReply } from '@chalkline/contract/competitions/check-in.schema.ts';
import type { AtDesk } from './check-ins.service.ts';

export function presentCheckIn({ entry, payment, checkIn, people }: AtDesk): CheckInReply {
  const { id: entryId, divisionId, bib, name, state } = entry;
  return {
    entryId,
    divisionId,
    bib,
    name,
    state,
    payment,
    people: people.map((one) => ({ name: one.name, unsigned: [...one.unsigned] })),
    checkedIn: checkIn && { at: checkIn.at.toISOString(), by: checkIn.by },
  };
}
