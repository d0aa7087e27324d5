import { hasDiary } from './offline/diary-store.ts';

/**
 * Sends what a device still holds of the diary, on whatever screen it is. Loading the diary's code here also keeps it for
 * a cold start offline after an update of the app.
 */
export async function resumeDiary(): Promise<void> {
  if (!(await hasDiary())) return;
  const { diaryDesk } = await import('./diary/diary.screen.tsx');
  diaryDesk.start();
}
