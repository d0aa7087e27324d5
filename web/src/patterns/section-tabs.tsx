import { urlOf } from '@chalkline/contract/urls.ts';
import { TabLinks } from '../ui/tabs.tsx';

const tabs = [
  { label: 'Communities', to: urlOf('communities') },
  { label: 'Activities', to: urlOf('allActivities') },
  { label: 'Challenges', to: urlOf('allChallenges') },
  { label: 'Feed', to: urlOf('publicFeed') },
] as const;

type Section = 'communities' | 'allActivities' | 'allChallenges' | 'publicFeed';

/** What people do together: lists side by side, and what they write. */
export function SectionTabs({ current }: { current: Section }) {
  return <TabLinks label="What people do together" tabs={tabs} current={urlOf(current)} />;
}
