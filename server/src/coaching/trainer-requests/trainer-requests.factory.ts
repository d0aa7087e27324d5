import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../../platform/parts.ts';
import { askToTrain } from './trainer-requests.service.ts';

/** An open request, of an athlete unless there is a person to take. */
export async function trainerRequest(parts: Parts, given?: Person) {
  const athlete = given ?? (await person(parts));
  return askToTrain(parts, asViewer(athlete), {
    message: 'Ten years of weightlifting, level 2 certificate.',
  });
}
