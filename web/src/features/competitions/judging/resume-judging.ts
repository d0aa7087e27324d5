import { hasJudged } from './judge-store.ts';

/**
 * Sends what a judge's phone still holds, on whatever screen they are. Loading the judging screen's code here also keeps it
 * for a cold start offline after an update of the app.
 */
export async function resumeJudging(): Promise<void> {
  if (!(await hasJudged())) return;
  const { outbox } = await import('./judging.screen.tsx');
  outbox.start();
}
