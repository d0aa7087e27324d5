import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

const load = async () => (await import('./diary/diary.screen.tsx')).DiaryScreen;

/** The food diary, at two addresses: companion apps open the second. */
export const nutritionScreens: readonly RouteObject[] = [
  screen('trackDiet', { title: 'Food diary', needsAccount: true, load }),
  screen('mobileTrackDiet', { title: 'Food diary', frame: 'bare', load }),
];
