import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { GroupSlots } from './group-slots.ts';

/** The screens of communities and groups, with what other features show on them. */
export function groupScreens(slots: () => Promise<GroupSlots>): readonly RouteObject[] {
  return [
    screen('communities', {
      title: 'Communities',
      section: 'communities',
      load: async () => (await import('./lists/communities.screen.tsx')).CommunitiesScreen,
    }),
    screen('communityDetail', {
      title: 'Community',
      section: 'communities',
      load: async () => (await import('./pages/community.screen.tsx')).communityScreen(await slots()),
      prefetch: async () => {
        // Its first tab, for most.
        (await slots()).feed.preload();
        return (await import('./groups.loader.ts')).loadCommunity;
      },
    }),
    screen('myCommunities', {
      title: 'My communities',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./lists/my-communities.screen.tsx')).MyCommunitiesScreen,
    }),
    screen('allCommunities', {
      title: 'All communities',
      frame: 'admin',
      accountTypes: ['admin', 'corporate_admin'],
      load: async () => (await import('./lists/all-communities.screen.tsx')).AllCommunitiesScreen,
    }),
    screen('addCommunity', {
      title: 'Create a community',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./edit/add-community.screen.tsx')).AddCommunityScreen,
    }),
    screen('allGroups', {
      title: 'My groups',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./pages/all-groups.screen.tsx')).allGroupsScreen(await slots()),
      prefetch: async () => (await import('./groups.loader.ts')).loadMyGroups,
    }),
    screen('sharedGroup', {
      title: 'Group',
      section: 'communities',
      load: async () => (await import('./pages/group.screen.tsx')).groupScreen(await slots()),
    }),
    screen('addGroup', {
      title: 'Create a group',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./edit/add-group.screen.tsx')).AddGroupScreen,
    }),
    screen('groupInvite', {
      title: 'Invitation',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./place/group-invite.screen.tsx')).GroupInviteScreen,
    }),
  ];
}
