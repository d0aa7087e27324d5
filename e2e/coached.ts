import { setSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { askForCoaching, moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { BackDoor } from '../server/src/platform/testing/back-door.ts';

/** A trainer and a client who shares everything, both new; `name`: of the client. */
export async function coached(backDoor: BackDoor, address: string, name: string) {
  const trainer = await backDoor.signIn({ name: 'Kofi Mensah', accountType: 'trainer' });
  const client = await backDoor.signIn({ name });
  const [asTrainer, asClient] = [trainer, client].map(({ token }) =>
    createClient({ baseUrl: address, token: () => token }),
  );
  if (!asTrainer || !asClient) throw new Error('nobody signed in');
  const body = { trainerId: trainer.user.id, message: 'I want to get stronger.' };
  const { id } = (await asClient(askForCoaching, { body }, { idempotencyKey: crypto.randomUUID() })).data;
  const params = { coachingId: id };
  await asTrainer(moveCoaching, { params, body: { from: 'asked', to: 'active', reason: '' } });
  await asClient(setSharing, { params, body: { training: true, nutrition: true, body: true } });
  return { trainer, client, coachingId: id, asTrainer, asClient };
}
