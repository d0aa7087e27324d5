import { newCredential } from '@chalkline/contract/competitions/credential.schema.ts';
import { newShift, type VolunteerRole } from '@chalkline/contract/competitions/shift.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { newWaiver } from '@chalkline/contract/waivers/waiver.schema.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { createCredential, stateCredential } from '../competitions/credentials/credentials.service.ts';
import { createShift } from '../competitions/shifts/shifts.service.ts';
import { takeShift } from '../competitions/shifts/shifts.volunteer.service.ts';
import type { Parts } from '../platform/parts.ts';
import { signature } from '../waivers/signatures/signatures.factory.ts';
import { createWaiver } from '../waivers/waivers/waivers.service.ts';
import { demoDay } from './demo-days.ts';

interface ShiftSketch {
  readonly role: VolunteerRole;
  readonly place: string;
  readonly details: string | null;
  readonly from: string;
  readonly hours: number;
  readonly capacity: number;
}

/** The last day of the live competition. */
const harborShifts: readonly ShiftSketch[] = [
  {
    role: 'check_in',
    place: 'Gate B',
    details: 'Bibs, wristbands, waivers',
    from: '07:00',
    hours: 2.5,
    capacity: 2,
  },
  { role: 'judge', place: 'Quay', details: 'Briefing at 08:40', from: '09:00', hours: 3.5, capacity: 3 },
  { role: 'floor', place: 'Platform', details: 'Lifting and loading', from: '09:00', hours: 4, capacity: 6 },
  { role: 'judge', place: 'Quay', details: 'The final', from: '13:00', hours: 4.5, capacity: 8 },
  { role: 'scoring', place: 'Scoring desk', details: null, from: '13:00', hours: 4.5, capacity: 1 },
];

const volunteerWaiver = {
  title: 'Volunteer agreement',
  text: `I help at **Harbor Throwdown** of my own accord and follow the head judge’s and the floor manager’s instructions.

I stay outside the lanes while athletes lift, and I wear closed shoes on the floor.

I know that the organizer’s insurance covers me during my shifts.`,
};

interface HarborVolunteers {
  readonly competitionId: string;
  readonly zone: string;
  readonly organizer: Person;
  readonly volunteers: readonly Person[];
}

/** Shifts on the last day, with what volunteers sign and judges need; they judge in the morning, as far as there are places. */
export async function planHarborShifts(
  parts: Parts,
  { competitionId, zone, organizer, volunteers }: HarborVolunteers,
): Promise<void> {
  const viewer = asViewer(organizer);
  const papers = newWaiver.parse({
    competition_id: competitionId,
    signed_by: 'volunteers',
    ...volunteerWaiver,
  });
  const waiver = await createWaiver(parts, viewer, papers, undefined);
  const course = newCredential.parse({ name: 'Judge course', roles: ['judge'] });
  const { credential } = await createCredential(parts, viewer, competitionId, course);
  for (const [index, person] of volunteers.entries()) {
    await signature(parts, asViewer(person), waiver);
    const stated = { competitionId, credentialId: credential.id };
    await stateCredential(parts, asViewer(person), stated, { note: `Level 1, ${2021 + index}` });
  }
  for (const { from, hours, ...sketch } of harborShifts) {
    const startsAt = momentInZone(`${demoDay(parts, 1)}T${from}`, zone) ?? '';
    const endsAt = new Date(Date.parse(startsAt) + hours * hour).toISOString();
    const shift = newShift.parse({ ...sketch, startsAt, endsAt });
    const { id: shiftId } = await createShift(parts, asViewer(organizer), competitionId, shift);
    if (from !== '09:00' || sketch.role !== 'judge') continue;
    for (const person of volunteers.slice(0, sketch.capacity))
      await takeShift(parts, asViewer(person), { competitionId, shiftId });
  }
}
