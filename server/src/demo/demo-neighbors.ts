import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { person } from '../accounts/people/people.factory.ts';
import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { suspend } from '../accounts/suspensions/suspensions.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';

/** Who runs a competition of the demo. */
export type OrganizerName = 'organizer' | keyof typeof otherOrganizers;

const otherOrganizers = {
  ingrid: 'Ingrid Aasen',
  kenji: 'Kenji Morita',
  catalina: 'Catalina Rojas',
  arun: 'Arun Nair',
  claire: 'Claire Bouchard',
} as const;

export type OtherOrganizers = Readonly<Record<keyof typeof otherOrganizers, Person>>;

/** Nobody can sign in as them: they have no password. */
export async function makeOtherOrganizers(parts: Parts): Promise<OtherOrganizers> {
  const made: [string, Person][] = [];
  for (const [index, [key, name]] of Object.entries(otherOrganizers).entries()) {
    made.push([key, await person(daysAgo(parts, 280 - 19 * index), { name, email: `${key}@demo.test` })]);
  }
  return Object.fromEntries(made) as OtherOrganizers;
}

/** null where one of them is no more. */
export async function findOtherOrganizers(parts: Parts): Promise<OtherOrganizers | null> {
  const found: [string, Person][] = [];
  for (const key of Object.keys(otherOrganizers)) {
    const person = await findPersonByEmail(parts.database.sql, `${key}@demo.test`);
    if (!person) return null;
    found.push([key, person]);
  }
  return Object.fromEntries(found) as OtherOrganizers;
}

/** Enters the scores that arrive while somebody watches: see arriving-scores.ts. */
export const scoreDeskEmail = 'score-desk@demo.test';

export function makeScoreDesk(parts: Parts): Promise<Person> {
  return person(daysAgo(parts, 41), { name: 'Marit Solheim', email: scoreDeskEmail });
}

const gymPeople: readonly (readonly [string, AccountType, PersonState])[] = [
  ['Dewi Hartono', 'trainer', 'active'],
  ['Rafael Monteiro', 'trainer', 'active'],
  ['Oluwaseun Adeyemi', 'trainer', 'active'],
  ['Greta Nyström', 'receptionist', 'active'],
  ['Tomasz Zielny', 'trainee', 'active'],
  ['Aurélie Bonnard', 'trainee', 'active'],
  ['Hamza Siddiqui', 'trainee', 'active'],
  ['Ngaire Paki', 'trainee', 'active'],
  ['Sofía Escalante', 'trainee', 'active'],
  ['Viktor Sabo', 'trainee', 'suspended'],
  ['Lerato Khumalo', 'trainee', 'invited'],
];

/** The other people of the gym chain, in every state that an account can be in. */
export async function makeGymPeople(parts: Parts, organizationId: string, managerId: string): Promise<void> {
  for (const [index, [name, accountType, state]] of gymPeople.entries()) {
    const then = daysAgo(parts, 75 - 7 * index);
    const isSuspended = state === 'suspended';
    const made = await person(then, {
      name,
      email: gymEmail(name),
      accountType,
      state: isSuspended ? 'active' : state,
      emailVerified: state !== 'invited',
      organizationId,
    });
    if (!isSuspended) continue;
    const suspension = { reason: 'Shares a membership card.', until: null, byOrganization: organizationId };
    await then.database.transaction(async (tx) => {
      await suspend(then, tx, made, suspension, managerId);
    });
  }
}

/** Members and others who joined at the desk: one every few days, for three months. */
const gymNewcomers = `
Adwoa Mensah, Beatriz Salgado, Cillian Roche, Danuta Wolska, Emre Kaplan, Fatoumata Diallo, Gustavo Peixoto,
Hye-jin Seo, Isak Forsberg, Jelena Marić, Kofi Asare, Leonie Brückner, Marek Dvořák, Nadia Benali, Otis Pemberton,
Pilar Ibáñez, Quirijn de Wit, Rosa Tamboura, Sander Hoekstra, Tuuli Koskinen, Umut Erdem, Valentina Rossi,
Wout Claessens, Xenia Papadaki, Yusuf Osman, Zuzana Králová, Anneke Postma, Bruno Teixeira, Chiara Lombardi,
Dmitri Volkov, Esther Njoroge, Femke Visser, Goran Babić, Hilde Aune, Ibrahim Sesay, Joris van Dam, Katya Ivanova,
Lars Mikkelsen, Maite Etxeberria, Nikos Vlahos`
  .split(',')
  .map((name) => name.trim());

export interface Newcomer {
  readonly email: string;
  readonly ago: number;
}

/** Creates them. Oldest first. */
export async function makeGymNewcomers(parts: Parts, organizationId: string): Promise<Newcomer[]> {
  const made: Newcomer[] = [];
  for (const [index, name] of gymNewcomers.entries()) {
    const ago = 88 - Math.round(2.2 * index);
    const email = gymEmail(name);
    await person(daysAgo(parts, ago), { name, email, organizationId });
    made.push({ email, ago });
  }
  return made;
}

function gymEmail(name: string): string {
  const letters = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  return `${letters.replaceAll(' ', '.').toLowerCase()}@ironworks.test`;
}
