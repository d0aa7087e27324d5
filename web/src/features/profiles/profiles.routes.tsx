import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';
import type { PersonSection } from './person/person.screen.tsx';

export interface ProfileSlots {
  /** Loads the tabs of /edit-profile, in their order. */
  readonly account: () => Promise<readonly ScreenSection[]>;
  /** What matters today, on one's own page alone. */
  readonly first: ScreenSection;
  /** What is known of a person, on their page and on one's own. */
  readonly person: readonly PersonSection[];
  /** What a person posted and belongs to, on both, whatever else they show. */
  readonly posts: readonly PersonSection[];
  /** On one's own page alone. */
  readonly mine: readonly ScreenSection[];
}

/** The screens of people's profiles, with what other features show on them. */
export function profileScreens({
  account,
  first,
  person,
  posts,
  mine,
}: ProfileSlots): readonly RouteObject[] {
  return [
    screen('profile', {
      title: 'Your profile',
      needsAccount: true,
      load: async () =>
        (await import('./mine/mine.screen.tsx')).mineScreen({ first, person: [...person, ...posts], mine }),
    }),
    screen('editProfile', {
      title: 'Your account',
      needsAccount: true,
      load: async () => {
        const [{ editProfileScreen }, tabs] = await Promise.all([
          import('./edit/edit-profile.screen.tsx'),
          account(),
        ]);
        return editProfileScreen(tabs);
      },
    }),
    screen('accountDeletion', {
      title: 'Account deletion',
      load: async () => (await import('./leaving/leaving.screen.tsx')).LeavingScreen,
    }),
    ...(['user', 'userProfile'] as const).map((address) =>
      screen(address, {
        title: 'Profile',
        load: async () =>
          (await import('./person/person.screen.tsx')).personScreen({ results: person, posts }),
      }),
    ),
  ];
}
