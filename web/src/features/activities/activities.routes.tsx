import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { GroupSlots } from '../groups/group-slots.ts';

/** The screens of activities and challenges, with what is posted in them. */
export function activityScreens(feed: GroupSlots['feed']): readonly RouteObject[] {
  return [
    screen('allActivities', {
      title: 'Activities',
      section: 'communities',
      load: async () => (await import('./activities/all-activities.screen.tsx')).AllActivitiesScreen,
    }),
    screen('addActivity', {
      title: 'Create an activity',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./activities/add-activity.screen.tsx')).AddActivityScreen,
    }),
    screen('sharedActivity', {
      title: 'Activity',
      section: 'communities',
      load: async () => (await import('./activities/activity.screen.tsx')).activityScreen(feed),
    }),
    screen('allChallenges', {
      title: 'Challenges',
      section: 'communities',
      load: async () => (await import('./challenges/all-challenges.screen.tsx')).AllChallengesScreen,
    }),
    screen('addChallenge', {
      title: 'Create a challenge',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./challenges/add-challenge.screen.tsx')).AddChallengeScreen,
    }),
    screen('sharedChallenge', {
      title: 'Challenge',
      section: 'communities',
      load: async () => (await import('./challenges/challenge.screen.tsx')).challengeScreen(feed),
    }),
    screen('challengeRequests', {
      title: 'Requests to join challenges',
      section: 'communities',
      needsAccount: true,
      load: async () => (await import('./challenges/challenge-requests.screen.tsx')).ChallengeRequestsScreen,
    }),
    screen('allActivityTypes', {
      title: 'Activity types',
      frame: 'admin',
      load: async () => (await import('./types/all-activity-types.screen.tsx')).AllActivityTypesScreen,
    }),
    screen('addActivityType', {
      title: 'Add an activity type',
      frame: 'admin',
      accountTypes: ['admin'],
      load: async () => (await import('./types/add-activity-type.screen.tsx')).AddActivityTypeScreen,
    }),
  ];
}
