import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ActivityReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import clsx from 'clsx';
import { counted } from '../../../ui/counted.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { DeletedNote } from '../../groups/members/manage-part.tsx';
import { feedTab } from '../../groups/pages/feed-part.tsx';
import { GroupFacts } from '../../groups/pages/group-facts.tsx';
import { GroupHero } from '../../groups/pages/group-hero.tsx';
import { GroupTabs } from '../../groups/pages/group-tabs.tsx';
import pages from '../../groups/pages/pages.module.css';
import { TypedScreen } from '../../groups/pages/typed-screen.tsx';
import { dayIn, leftText, startText } from '../results/activity-texts.ts';
import { LogResult } from '../results/log-result.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';

/** One activity: when and where, who is going, and what was logged. */
export function activityScreen(feed: GroupSlots['feed']) {
  return function ActivityScreen() {
    return (
      <TypedScreen type="activity" title="Activity">
        {(group) => <Shown group={group} feed={feed} />}
      </TypedScreen>
    );
  };
}

function Shown({ group, feed }: { group: GroupReply; feed: GroupSlots['feed'] }) {
  const { activity, belonging, archivedAt } = group;
  const above = [group.community && `In ${group.community.name}`, activity?.type.name];
  const canLog =
    activity !== null &&
    belonging?.state === 'in' &&
    archivedAt === null &&
    Date.parse(activity.startsAt) <= timeNow();
  return (
    <>
      <GroupHero group={group} above={above.filter(Boolean).join(', ')} />
      <Page>
        <DeletedNote group={group} />
        <div className={clsx(pages.grid, pages.sideFirst)}>
          <div className={pages.main}>
            {activity && <WhenAndWhere group={group} activity={activity} />}
            <GroupTabs
              group={group}
              members="People"
              first={
                activity && Date.parse(activity.startsAt) <= timeNow()
                  ? [{ key: 'results', label: 'Results', show: () => <ResultsPanel group={group} /> }]
                  : []
              }
              after={[feedTab(group, feed)]}
            />
          </div>
          <div className={pages.side}>
            {canLog && (
              <Panel padded>
                <LogResult
                  groupId={group.id}
                  type={activity.type}
                  zone={activity.zone}
                  days={{
                    first: dayIn(activity.startsAt, activity.zone),
                    last: dayIn(activity.endsAt, activity.zone),
                  }}
                />
              </Panel>
            )}
            <GroupFacts group={group} />
          </div>
        </div>
      </Page>
    </>
  );
}

function WhenAndWhere({ group, activity }: { group: GroupReply; activity: ActivityReply }) {
  const { startsAt, endsAt, zone, place, meetingPoint, capacity, waitingCount } = activity;
  const waiting = waitingCount > 0 ? `, ${counted(waitingCount, ['person', 'people'])} waiting` : '';
  return (
    <Facts>
      <Fact label="Starts" value={startText(startsAt, zone)} note={<TimeAgo at={startsAt} zone={zone} />} />
      <Fact label="Ends" value={startText(endsAt, zone)} note={zoneText(zone)} />
      <Fact
        label="Where"
        value={meetingPoint || place || '–'}
        note={
          meetingPoint ? place : meetingPoint === null && 'The meeting point is for people who are going.'
        }
      />
      <Fact
        label="Going"
        value={String(group.memberCount)}
        note={capacity === null ? 'No limit' : `${leftText(capacity, group.memberCount)}${waiting}`}
      />
    </Facts>
  );
}
