import type { CredentialHolderReply } from '@chalkline/contract/competitions/credential.schema.ts';
import type { OpenShiftReply, ShiftReply } from '@chalkline/contract/competitions/shift.schema.ts';
import { presentHeld } from '../credentials/credentials.present.ts';
import type { StaffedShift } from './shifts.desk.service.ts';
import type { CredentialHolder } from './shifts.holders.service.ts';
import type { OpenShift } from './shifts.volunteer.service.ts';

export function presentShift(shift: StaffedShift): ShiftReply {
  return {
    ...factsOf(shift),
    volunteers: shift.volunteers.map(({ personId, name, offeredAt, checkedInAt, unsigned, missing }) => ({
      personId,
      name,
      offered: offeredAt !== null,
      unsigned: [...unsigned],
      missing: [...missing],
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
  };
}

/** Without who else signed up: names are for the staff. */
export function presentOpenShift({
  shift,
  mine,
  mayGiveBack,
  obstacle,
  papers,
  heat,
}: OpenShift): OpenShiftReply {
  return {
    ...factsOf(shift),
    wanted: shift.volunteers.some(({ offeredAt }) => offeredAt !== null),
    mine: mine && { offered: mine.offeredAt !== null, checkedIn: mine.checkedInAt !== null, mayGiveBack },
    obstacle,
    unsigned: [...papers.unsigned],
    missing: [...papers.missing],
    heat: heat && {
      name: heat.name,
      startsAt: heat.startsAt.toISOString(),
      endsAt: heat.endsAt.toISOString(),
    },
  };
}

function factsOf({ id, role, place, details, startsAt, endsAt, capacity, volunteers }: StaffedShift) {
  return {
    id,
    role,
    place,
    details,
    capacity,
    taken: volunteers.length,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

export function presentHolders(holders: readonly CredentialHolder[]): CredentialHolderReply[] {
  return holders.map(({ personId, name, counts, ...held }) => ({
    personId,
    name,
    counts,
    ...presentHeld(held),
  }));
}
