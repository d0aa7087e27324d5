import { person } from '../../accounts/people/people.factory.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { askForCoaching, moveCoaching } from './coachings.service.ts';

const asViewer = ({ id, name, accountType, organizationId }: Person): Viewer => ({
  personId: id,
  name,
  accountType,
  organizationId,
  sessionId: 'none',
});

/** A client with a trainer who accepted them, unless there are people to take. */
export async function coaching(parts: Parts, given: { trainer?: Person; client?: Person } = {}) {
  const trainer = given.trainer ?? (await person(parts, { name: 'Kofi Mensah', accountType: 'trainer' }));
  const client = given.client ?? (await person(parts, { name: 'Ana Rojas' }));
  const both = { trainer: asViewer(trainer), client: asViewer(client) };
  const { id } = await askForCoaching(parts, both.client, {
    trainerId: trainer.id,
    message: 'A first strict pull-up by March.',
    daysPerWeek: 3,
    trainsAt: 'Home bar',
    sharesScreening: false,
  });
  await moveCoaching(parts, both.trainer, id, { from: 'asked', to: 'active', reason: '' });
  return { id, ...both };
}
