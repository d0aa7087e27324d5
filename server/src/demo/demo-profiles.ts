import { type ProfilePatch, profilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { changeProfile } from '../profiles/profiles/profiles.service.ts';
import type { HostName, Hosts } from './demo-hosts.ts';
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

const hostBios: Partial<Record<HostName, string>> = {
  amaia: 'Coaches pairs and teams, indoors, since 2017.',
  bongani: 'Trail runner. Strength for people who would rather be outside.',
  celeste: 'Short sessions for parents and for people past fifty.',
  farid: 'Olympic lifting and mobility. Patient with shoulders.',
  gudrun: 'Rowing and race preparation, by the clock.',
  jakub: 'Powerlifting with few exercises and honest numbers.',
  oluchi: 'Bodyweight strength and conditioning, no gym needed.',
};

/** What trainers say of themselves, where people choose one. */
export async function introduceHosts(parts: Parts, hosts: Hosts): Promise<void> {
  for (const [name, bio] of Object.entries(hostBios)) {
    await changeProfile(parts, asViewer(hosts[name as HostName]), profilePatch.parse({ bio }));
  }
}
