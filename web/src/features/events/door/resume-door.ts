import { session } from '../../../platform/session.ts';
import { dropKits, hasWorkedAtDoor } from './door-store.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Sends what a device still holds of a door, on whatever screen it is, and drops lists of who signed out and of events that
 * are over. Loading the door's code here also keeps it for a cold start offline after an update of the app.
 */
export async function resumeDoor(): Promise<void> {
  if (!(await hasWorkedAtDoor())) return;
  await dropKits(session.current()?.user.id ?? null, Date.now() - day);
  const { resume } = await import('./door.screen.tsx');
  resume();
}
