import { type NewInvitation, newInvitation } from '@chalkline/contract/administration/invitation.schema.ts';
import { person } from '../../accounts/people/people.factory.ts';
import type { Parts } from '../../platform/parts.ts';
import { invitePerson } from './invitations.send.service.ts';
import type { Invitation } from './invitations.service.ts';

/** An invitation to the site by an administrator of their own, but for what the sketch says. */
export async function invitation(parts: Parts, sketch: Partial<NewInvitation> = {}): Promise<Invitation> {
  const { id: personId, name } = await person(parts, { accountType: 'admin', name: 'Ada Okafor' });
  const viewer = { personId, name, accountType: 'admin', organizationId: null, sessionId: '' } as const;
  const email = `${crypto.randomUUID()}@example.org`;
  const body = newInvitation.parse({ name: 'Tova Berg', email, accountType: 'trainee', ...sketch });
  return invitePerson(parts, viewer, body);
}
