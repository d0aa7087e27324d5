import { pageTexts } from '@chalkline/contract/page-texts.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import { organizerScreens } from './organizer/organizer.routes.tsx';
import type { PaperSections } from './paper-sections.ts';

/** What another feature brings to the home screen; app/ hands it in. */
export interface HomeJoin {
  /** Renders between the title and the live strip. */
  readonly load: () => Promise<ComponentType>;
  /** Its loader, waited for, so that nothing moves when it comes. */
  readonly prefetch: () => Promise<() => Promise<void>>;
}

/** What other features bring to the screens of competitions. */
interface CompetitionJoins {
  readonly featured?: HomeJoin;
  readonly papers?: PaperSections;
}

/** The screens of competitions. */
export const competitionScreens = ({ featured, papers }: CompetitionJoins = {}): readonly RouteObject[] => [
  home('home', featured),
  home('allCompetitions', featured),
  screen('oldAllCompetitions', {
    title: 'Competitions',
    section: 'home',
    load: async () => (await import('./plain/plain-list.screen.tsx')).PlainListScreen,
    prefetch: async () => (await import('./plain/plain-list.loader.ts')).loadPlainList,
  }),
  screen('competitionDetail', {
    title: 'Competition',
    section: 'home',
    load: async () => (await import('./detail/detail.screen.tsx')).DetailScreen,
    prefetch: async () => (await import('./detail/detail.loader.ts')).loadDetail,
  }),
  screen('leaderboard', {
    title: 'Leaderboard',
    section: 'home',
    load: async () => (await import('./leaderboard/leaderboard.screen.tsx')).LeaderboardScreen,
    prefetch: async () => (await import('./leaderboard/leaderboard.loader.ts')).loadLeaderboard,
  }),
  screen('competitionWorkouts', {
    title: 'Workouts',
    section: 'home',
    load: async () => (await import('./workouts/competition-workouts.screen.tsx')).CompetitionWorkoutsScreen,
    prefetch: async () => (await import('./workouts/workouts.loader.ts')).loadCompetitionWorkouts,
  }),
  screen('workoutDetail', {
    title: 'Workout',
    section: 'home',
    load: async () => (await import('./workouts/workout-detail.screen.tsx')).WorkoutDetailScreen,
    prefetch: async () => (await import('./workouts/workouts.loader.ts')).loadWorkout,
  }),
  screen('compete', {
    title: 'Register',
    section: 'home',
    needsAccount: true,
    guests: 'newcomers',
    load: async () => (await import('./compete/compete.screen.tsx')).competeScreen(papers),
    prefetch: async () => (await import('./compete/compete.loader.ts')).loadCompete,
  }),
  screen('teams', {
    title: 'Teams',
    section: 'home',
    load: async () => (await import('./teams/teams.screen.tsx')).TeamsScreen,
    prefetch: async () => (await import('./compete/compete.loader.ts')).loadCompete,
  }),
  screen('team', {
    title: 'Team',
    section: 'home',
    load: async () => (await import('./teams/team.screen.tsx')).TeamScreen,
    prefetch: async () => (await import('./compete/compete.loader.ts')).loadCompete,
  }),
  screen('volunteer', {
    title: 'Volunteer',
    section: 'home',
    needsAccount: true,
    load: async () => (await import('./volunteer/volunteer.screen.tsx')).volunteerScreen(papers),
    prefetch: async () => (await import('./volunteer/volunteer.loader.ts')).loadVolunteer,
  }),
  screen('judging', {
    title: 'Judging',
    frame: 'bare',
    needsAccount: true,
    judgeLinks: true,
    load: async () => (await import('./judging/judging.screen.tsx')).JudgingScreen,
  }),
  screen('judgeLink', {
    title: 'Judge a lane',
    load: async () => (await import('./judging/judge-link.screen.tsx')).JudgeLinkScreen,
  }),
  ...organizerScreens(papers),
];

function home(address: 'home' | 'allCompetitions', featured: HomeJoin | undefined): RouteObject {
  return screen(address, {
    title: pageTexts.home.title,
    section: 'home',
    load: async () => {
      const [{ HomeScreen }, Featured] = await Promise.all([
        import('./home/home.screen.tsx'),
        featured?.load(),
      ]);
      return Featured ? () => <HomeScreen featured={<Featured />} /> : HomeScreen;
    },
    prefetch: async () => {
      const [{ loadHome }, readFeatured] = await Promise.all([
        import('./home/home.loader.ts'),
        featured?.prefetch(),
      ]);
      return async (args) => {
        loadHome(args);
        await readFeatured?.();
        return null;
      };
    },
  });
}
