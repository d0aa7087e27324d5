import { type ProfilePatch, profilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { changeProfile } from '../profiles/profiles/profiles.service.ts';
import type { DemoPeople, DemoRole } from './demo-people.ts';

const introductions: Partial<Record<DemoRole, ProfilePatch>> = {
  organizer: { country: 'NGA', bio: 'Runs floors between Rotterdam and Nakuru. Starts on time.' },
  athlete: {
    country: 'NLD',
    gender: 'woman',
    bio: 'Trains at Maashaven, lifts before work. Six competitions so far.',
  },
  judge: { country: 'DEU', bio: 'Judges since 2019. Counts out loud.' },
  trainer: { country: 'GHA', bio: 'Weightlifting and patience, at Ironworks.' },
  trainee: { country: 'HRV', bio: 'First year with a barbell.' },
};

/** What some of them say of themselves on their pages. */
export async function introduceDemoPeople(parts: Parts, people: DemoPeople): Promise<void> {
  for (const [role, patch] of Object.entries(introductions)) {
    await changeProfile(parts, asViewer(people[role as DemoRole]), profilePatch.parse(patch));
  }
}
