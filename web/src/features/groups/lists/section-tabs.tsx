import { urlOf } from '@chalkline/contract/urls.ts';
import { TabLinks } from '../../../ui/tabs.tsx';

const tabs = [
  { label: 'Communities', to: urlOf('communities') },
  { label: 'Activities', to: urlOf('allActivities') },
  { label: 'Challenges', to: urlOf('allChallenges') },
] as const;

/** What people do together: three lists side by side. */
export function SectionTabs({ current }: { current: 'communities' | 'allActivities' | 'allChallenges' }) {
  return <TabLinks label="What people do together" tabs={tabs} current={urlOf(current)} />;
}
