import { hasTrained } from './training-store.ts';

/**
 * Sends what a phone still holds of workouts, on whatever screen it is. Loading the training screen's code here also keeps
 * it for a cold start offline after an update of the app.
 */
export async function resumeTraining(): Promise<void> {
  if (!(await hasTrained())) return;
  const { desk } = await import('./training.screen.tsx');
  desk.start();
}
