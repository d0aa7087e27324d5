import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { person } from '../accounts/people/people.factory.ts';
import type { Person } from '../accounts/people/people.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';

/** Those who keep communities, hold events, start challenges and publish programs besides those who can sign in. */
const names = {
  amaia: ['Amaia Goikoetxea', 'trainer'],
  bongani: ['Bongani Sithole', 'trainer'],
  celeste: ['Celeste Fontaine', 'trainer'],
  davit: ['Davit Gelashvili', 'trainee'],
  eun: ['Eun-ji Ryu', 'trainee'],
  farid: ['Farid Mansour', 'trainer'],
  gudrun: ['Guðrún Pálsdóttir', 'trainer'],
  hamish: ['Hamish Calder', 'trainee'],
  isabella: ['Isabella Conti', 'trainee'],
  jakub: ['Jakub Sowa', 'trainer'],
  keala: ['Keala Mahoe', 'trainee'],
  linh: ['Linh Trần', 'trainee'],
  mohamed: ['Mohamed El Fassi', 'trainee'],
  nadine: ['Nadine Wohlfahrt', 'trainee'],
  oluchi: ['Oluchi Nwosu', 'trainer'],
  pekka: ['Pekka Virtanen', 'trainee'],
  rosalia: ['Rosalía Mendieta', 'trainee'],
  simon: ['Simon Achterberg', 'trainee'],
  tamsin: ['Tamsin Polglase', 'trainee'],
  ulrika: ['Ulrika Ekdahl', 'trainee'],
  vikram: ['Vikram Shetty', 'trainee'],
  wanda: ['Wanda Kubiak', 'trainee'],
  yara: ['Yara Nasser', 'trainee'],
  zanele: ['Zanele Mthembu', 'trainee'],
} as const satisfies Record<string, readonly [string, AccountType]>;

export type HostName = keyof typeof names;
export type Hosts = Readonly<Record<HostName, Person>>;
export const hostNames = Object.keys(names) as HostName[];

/** The first of them joined so many days ago, the others every few days after that. */
const joinedFirst = 252;

/** Nobody can sign in as them: they have no password. */
export async function makeHosts(parts: Parts): Promise<Hosts> {
  const made: [HostName, Person][] = [];
  for (const [index, key] of hostNames.entries()) {
    const [name, accountType] = names[key];
    const email = `${name
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .replaceAll(' ', '.')
      .toLowerCase()}@demo.test`;
    made.push([key, await person(daysAgo(parts, joinedFirst - 5 * index), { name, email, accountType })]);
  }
  return Object.fromEntries(made) as Hosts;
}
