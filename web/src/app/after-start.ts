import { resumeJudging } from '../features/competitions/judging/resume-judging.ts';
import { resumeDoor } from '../features/events/door/resume-door.ts';
import { forgetTickets } from '../features/events/forget-tickets.ts';
import { resumeDiary } from '../features/nutrition/resume-diary.ts';
import { resumeTraining } from '../features/training/resume-training.ts';
import { clearShelf } from '../platform/kept-shelf.ts';
import { session } from '../platform/session.ts';
import { followLogOut } from './follow-log-out.ts';
import { learnAccount } from './learn-account.ts';
import { registerWorker } from './version/service-worker.ts';
import { watchVersion } from './version/watch-version.ts';

/** Background tasks that run while the page is open; loaded after the first screen has rendered. */
export function afterStart(): void {
  followLogOut();
  session.onClear(forgetTickets);
  watchVersion();
  // biome-ignore lint/suspicious/noConsole: it's asked again with the next page
  learnAccount().catch((failure) => console.warn('Your account could not be read.', failure));
  // biome-ignore lint/suspicious/noConsole: the user can't do anything about it
  clearShelf().catch((failure) => console.warn('Expired forms could not be deleted.', failure));
  // biome-ignore lint/suspicious/noConsole: it's tried again on the judging screen
  resumeJudging().catch((failure) => console.warn('Scores on their way could not be read.', failure));
  // biome-ignore lint/suspicious/noConsole: it's tried again on the training screen
  resumeTraining().catch((failure) => console.warn('Workouts on their way could not be read.', failure));
  // biome-ignore lint/suspicious/noConsole: it's tried again on the door's screen
  resumeDoor().catch((failure) => console.warn('Scans on their way could not be read.', failure));
  // biome-ignore lint/suspicious/noConsole: it's tried again in the diary
  resumeDiary().catch((failure) => console.warn('Diary entries on their way could not be read.', failure));
  // Without it only offline reloads stop working.
  // biome-ignore lint/suspicious/noConsole: the user can't do anything about it
  registerWorker().catch((failure) => console.warn('The service worker could not be registered.', failure));
}
