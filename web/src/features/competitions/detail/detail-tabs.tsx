import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { TabLinks } from '../../../ui/tabs.tsx';

interface DetailTabsProps {
  competition: CompetitionReply;
  tab: 'overview' | 'athletes' | 'schedule';
}

/** The parts of a competition; workouts and board have addresses of their own. */
export function DetailTabs({ competition, tab }: DetailTabsProps) {
  const { id, workouts, unreleased, entryCount, state } = competition;
  const overview = urlOf('competitionDetail', { id });
  const athletes = urlOf('competitionDetail', { id }, { tab: 'athletes' });
  const schedule = urlOf('competitionDetail', { id }, { tab: 'schedule' });
  return (
    <TabLinks
      label="Parts of the competition"
      current={{ overview, athletes, schedule }[tab]}
      tabs={[
        { label: 'Overview', to: overview },
        {
          label: 'Workouts',
          to: urlOf('competitionWorkouts', { id }),
          count: workouts.length + unreleased.length,
        },
        { label: 'Schedule', to: schedule },
        { label: 'Athletes', to: athletes, count: entryCount },
        { label: 'Leaderboard', to: urlOf('leaderboard', { id }), live: state === 'live' },
      ]}
    />
  );
}
