import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { person } from '../accounts/people/people.factory.ts';
import type { Person } from '../accounts/people/people.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import { makeGymPeople } from './demo-neighbors.ts';
import { brandDemoOrganization, extendDemoTrial, makeDemoOrganization } from './demo-organization.ts';

/** For everyone in the demo, which only ever runs on a local machine. */
export const demoPassword = 'Demo-2026-pass';

interface DemoPerson {
  readonly name: string;
  readonly accountType: AccountType;
  /** Whether they belong to the demo's gym chain. */
  readonly ofTheGym?: true;
}

/** The key is the first part of the address: `organizer@demo.test`. */
const sketches = {
  'corporate-admin': { name: 'Saskia Verhoeven', accountType: 'corporate_admin', ofTheGym: true },
  admin: { name: 'Teodora Ilieva', accountType: 'admin' },
  trainer: { name: 'Kwame Boateng', accountType: 'trainer', ofTheGym: true },
  trainee: { name: 'Mina Kovač', accountType: 'trainee', ofTheGym: true },
  receptionist: { name: 'Luca Moretti', accountType: 'receptionist', ofTheGym: true },
  organizer: { name: 'Imani Okafor', accountType: 'trainee' },
  judge: { name: 'Jonas Brandt', accountType: 'trainee' },
  athlete: { name: 'Noor van den Akker', accountType: 'trainee' },
} as const satisfies Record<string, DemoPerson>;

export type DemoRole = keyof typeof sketches;
export type DemoPeople = Readonly<Record<DemoRole, Person>>;

/** How many days ago the first of them joined; the others followed at intervals of a week and a half. */
const joinedFirst = 260;

const roles = Object.keys(sketches) as DemoRole[];

export function demoEmail(role: DemoRole): string {
  return `${role}@demo.test`;
}

/** Printed to the terminal: who can sign in, and the password. */
export const demoSignIns = { emails: roles.map(demoEmail), password: demoPassword } as const;

/** Creates the demo's people, and the gym chain some belong to. */
export async function makeDemoPeople(parts: Parts): Promise<DemoPeople> {
  const gymId = await makeDemoOrganization(parts);
  const made: [DemoRole, Person][] = [];
  for (const [index, role] of roles.entries()) {
    const { ofTheGym, ...about }: DemoPerson = sketches[role];
    const organizationId = ofTheGym ? gymId : null;
    const signIn = { email: demoEmail(role), password: demoPassword };
    made.push([
      role,
      await person(daysAgo(parts, joinedFirst - 11 * index), { ...about, ...signIn, organizationId }),
    ]);
  }
  const people = Object.fromEntries(made) as DemoPeople;
  await makeGymPeople(parts, gymId, people['corporate-admin'].id);
  await extendDemoTrial(parts, people.admin, gymId);
  await brandDemoOrganization(parts, people['corporate-admin']);
  return people;
}
