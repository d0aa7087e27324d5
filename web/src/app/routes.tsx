import { addresses } from '@chalkline/contract/urls.ts';
import { Outlet, type RouteObject } from 'react-router';
import { accountScreens } from '../features/accounts/accounts.routes.tsx';
import { activityScreens } from '../features/activities/activities.routes.tsx';
import { administrationScreens } from '../features/administration/administration.routes.tsx';
import { comingUpSection, dayLogSection } from '../features/agenda/agenda.sections.ts';
import { assistantScreens } from '../features/assistant/assistant.routes.tsx';
import { trainingAssistantSection } from '../features/assistant/assistant.sections.ts';
import { checkoutScreens } from '../features/checkout/checkout.routes.tsx';
import { coachingScreens } from '../features/coaching/coaching.routes.tsx';
import { askingSection, ownTrainersSection } from '../features/coaching/coaching.sections.ts';
import { competitionScreens } from '../features/competitions/competitions.routes.tsx';
import { organizingSection, resultsSection } from '../features/competitions/competitions.sections.ts';
import { eventScreens } from '../features/events/events.routes.tsx';
import { financeScreens } from '../features/finance/finance.routes.tsx';
import { formulaScreens } from '../features/formulas/formulas.routes.tsx';
import { groupScreens } from '../features/groups/groups.routes.tsx';
import { personGroupsSection } from '../features/groups/groups.sections.ts';
import { inventoryScreens } from '../features/inventory/inventory.routes.tsx';
import { inventorySection } from '../features/inventory/inventory.sections.ts';
import { membershipScreens } from '../features/memberships/memberships.routes.tsx';
import { membershipsSection, trainerPlansSection } from '../features/memberships/memberships.sections.ts';
import { messageScreens } from '../features/messages/messages.routes.tsx';
import { moderationScreens } from '../features/moderation/moderation.routes.tsx';
import { notificationScreens } from '../features/notifications/notifications.routes.tsx';
import { nutritionScreens } from '../features/nutrition/nutrition.routes.tsx';
import { organizationScreens } from '../features/organizations/organizations.routes.tsx';
import { ownOrganizationSection } from '../features/organizations/organizations.sections.ts';
import { overviewScreens } from '../features/overview/overview.routes.tsx';
import { partnerScreens } from '../features/partners/partners.routes.tsx';
import { partnerSection } from '../features/partners/partners.sections.ts';
import { postScreens } from '../features/posts/posts.routes.tsx';
import { groupFeedSection, personPostsSection } from '../features/posts/posts.sections.ts';
import { profileScreens } from '../features/profiles/profiles.routes.tsx';
import { programScreens } from '../features/programs/programs.routes.tsx';
import { personProgramsSection } from '../features/programs/programs.sections.ts';
import { versionChangesSection } from '../features/programs/workout.sections.ts';
import { searchScreens } from '../features/search/search.routes.tsx';
import { showcaseScreens } from '../features/showcase/showcase.routes.tsx';
import { trainingScreens } from '../features/training/training.routes.tsx';
import { ownTrainingSection, personRecordsSection } from '../features/training/training.sections.ts';
import { waiverScreens } from '../features/waivers/waivers.routes.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BareErrorScreen, ErrorScreen } from './error-screen.tsx';
import { featuredOnHome } from './home-join.ts';
import { eventPapers, gymWaivers, paperSections, signingAtDesk } from './paper-sections.ts';
import { Shell } from './shell/shell.tsx';

/** Every screen of the app, from the features' route tables. */
export const screens: readonly RouteObject[] = [
  ...accountScreens,
  ...organizationScreens,
  ...profileScreens({
    account: async () => (await import('./account-sections.ts')).accountSections,
    first: comingUpSection,
    person: [resultsSection, personRecordsSection],
    posts: [
      askingSection,
      trainerPlansSection,
      personProgramsSection,
      personGroupsSection,
      personPostsSection,
    ],
    mine: [
      ownOrganizationSection(async () => (await import('./own-organization.ts')).OwnOrganization),
      inventorySection,
      partnerSection,
      organizingSection,
      ownTrainingSection,
      ownTrainersSection,
      membershipsSection,
    ],
  }),
  ...notificationScreens,
  ...groupScreens(async () => (await import('./group-slots.ts')).groupSlots),
  ...postScreens,
  ...activityScreens(groupFeedSection),
  ...eventScreens(groupFeedSection, eventPapers),
  ...messageScreens,
  ...moderationScreens,
  ...competitionScreens({ featured: featuredOnHome, papers: paperSections }),
  ...checkoutScreens(async () => (await import('./order-sections.ts')).orderSections),
  ...administrationScreens,
  ...waiverScreens,
  ...programScreens(async () => (await import('./program-slots.ts')).programSections),
  ...coachingScreens(async () => (await import('./program-slots.ts')).clientSections),
  ...membershipScreens(gymWaivers),
  ...trainingScreens({ ask: trainingAssistantSection, log: dayLogSection, changes: versionChangesSection }),
  ...nutritionScreens,
  ...assistantScreens,
  ...formulaScreens,
  ...partnerScreens,
  ...inventoryScreens,
  ...financeScreens,
  ...showcaseScreens,
  ...searchScreens,
  ...overviewScreens({
    dashboard: async () => (await import('./dashboard-sections.tsx')).dashboardSections,
    signing: signingAtDesk,
  }),
];

/** The screens that menus may link to. */
export const knownAddresses: ReadonlySet<string> = new Set(
  screens.flatMap((route) => (route.path ? [route.path] : [])),
);

/** The route table as the router takes it. */
export function makeRoutes(): RouteObject[] {
  return wrapScreens([...screens, ...developerScreens()]);
}

/** Puts the shell around screens. In the full set any unknown address shows the home list (seed §2). */
export function wrapScreens(table: readonly RouteObject[]): RouteObject[] {
  const own = table.map((route) => ownLazy(route));
  const unknown = table
    .filter((route) => route.path === addresses.home)
    .map((route) => ownLazy({ ...route, path: '*' } as RouteObject));
  return [
    {
      Component: Shell,
      ErrorBoundary: BareErrorScreen,
      children: [
        {
          // Header and footer stay when a screen crashes or is still loading.
          Component: Outlet,
          ErrorBoundary: ErrorScreen,
          HydrateFallback: Waiting,
          children: [...own, ...unknown],
        },
      ],
    },
  ];
}

/** The router empties `lazy` as it loads its parts, so no two routes may share one. */
function ownLazy(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route;
}

function Waiting() {
  return <Spinner size={28} label="Loading" />;
}

/** The components page, built only for development and for visual tests. */
function developerScreens(): RouteObject[] {
  if (!import.meta.env.DEV && !import.meta.env.VITE_WITH_UI_PAGE) return [];
  return [
    {
      path: '/ui',
      lazy: async () => ({
        Component: (await import('./components-page/components-page.tsx')).ComponentsPage,
      }),
    },
  ];
}
