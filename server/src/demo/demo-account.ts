import { person } from '../accounts/people/people.factory.ts';
import { type Person, personByEmail } from '../accounts/people/people.service.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import { chanceOf } from './invented-field.ts';

/**
 * The account of an invented athlete, the same one wherever they compete, buy or train; without one they join now.
 * Nobody can sign in as them: they have no password.
 */
export async function accountOf(parts: Parts, name: string): Promise<Person> {
  const email = athleteEmail(name);
  return (await personByEmail(parts.database.sql, email)) ?? person(parts, { name, email });
}

/** The same of somebody who was there before anything of this season began. */
export function oldAccountOf(parts: Parts, name: string): Promise<Person> {
  return accountOf(daysAgo(parts, 170 + 60 * chanceOf('Joined', name)()), name);
}

/** `jade.wupettersson@athletes.test` */
export function athleteEmail(name: string): string {
  const letters = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  return `${letters.replaceAll(' ', '.').toLowerCase()}@athletes.test`;
}
