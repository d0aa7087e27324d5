import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { useSession } from '../../../platform/session.ts';
import { counted } from '../../../ui/counted.ts';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { placeText } from '../../../ui/place.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { DeletedNote } from '../../groups/members/manage-part.tsx';
import { feedTab } from '../../groups/pages/feed-part.tsx';
import { GroupFacts } from '../../groups/pages/group-facts.tsx';
import { GroupHero } from '../../groups/pages/group-hero.tsx';
import { GroupTabs } from '../../groups/pages/group-tabs.tsx';
import pages from '../../groups/pages/pages.module.css';
import { TypedScreen } from '../../groups/pages/typed-screen.tsx';
import { activityQueries } from '../activities.queries.ts';
import { daysText, goalText, teamLabels } from '../results/activity-texts.ts';
import { LogResult } from '../results/log-result.tsx';
import { ResultsPanel } from '../results/results-panel.tsx';
import styles from './challenge.module.css';
import { ProgressPanel } from './progress-panel.tsx';
import { Proofs } from './proofs.tsx';
import { RankingPanel } from './ranking-panel.tsx';
import { MyTeam } from './teams.tsx';

const SetUpPanel = lazyPart(async () => (await import('./set-up-panel.tsx')).SetUpPanel);

/** One challenge: how far I am, the ranking, results and rules. */
export function challengeScreen(feed: GroupSlots['feed']) {
  return function ChallengeScreen() {
    return (
      <TypedScreen type="challenge" title="Challenge">
        {(group) => <Shown group={group} feed={feed} />}
      </TypedScreen>
    );
  };
}

function Shown({ group, feed }: { group: GroupReply; feed: GroupSlots['feed'] }) {
  const { challenge } = group;
  const above = challenge
    ? [group.community?.name, daysText(challenge), challenge.type.name, goalText(challenge)]
    : [group.community?.name];
  return (
    <>
      <GroupHero group={group} above={above.filter(Boolean).join(', ')} />
      <Page>
        <DeletedNote group={group} />
        <div className={clsx(pages.grid, pages.sideFirst)}>
          <div className={pages.main}>
            <GroupTabs
              group={group}
              first={
                challenge
                  ? [
                      {
                        key: 'standing',
                        label: 'Challenge',
                        show: () => <Race group={group} challenge={challenge} />,
                      },
                      { key: 'results', label: 'Results', show: () => <ResultsPanel group={group} /> },
                      feedTab(group, feed),
                    ]
                  : [feedTab(group, feed)]
              }
            />
          </div>
          <div className={pages.side}>
            {challenge && group.belonging?.state === 'in' && group.archivedAt === null && (
              <MinePanel group={group} challenge={challenge} />
            )}
            <GroupFacts group={group} />
          </div>
        </div>
      </Page>
    </>
  );
}

interface ChallengeProps {
  group: GroupReply;
  challenge: ChallengeReply;
}

/** My place, and what I can do next. */
function MinePanel({ group, challenge }: ChallengeProps) {
  const { data: mine } = useQuery(activityQueries.myPlace(group.id));
  const { stage, startsOn, endsOn, zone, teamScoring } = challenge;
  const hasTeam = teamScoring === null || (mine ?? null) !== null;
  return (
    <Panel padded>
      <div className={styles.mine}>
        <p>
          <small>{teamScoring === null ? 'Your place' : 'Your team’s place'}</small>
          <b className={styles.figure}>{mine?.place ? placeText(mine.place) : '–'}</b>
        </p>
        {(stage === 'open' || stage === 'settling') && hasTeam && (
          <LogResult
            groupId={group.id}
            type={challenge.type}
            days={{ first: startsOn, last: endsOn }}
            zone={zone}
          />
        )}
        {!hasTeam && mine === null && stage !== 'final' && (
          <p className={text.hint}>
            {`Your results count in a team. Join one in the ranking${challenge.teamStarters === 'anyone' ? ', or start one' : ''}.`}
          </p>
        )}
        {teamScoring !== null && stage !== 'final' && mine !== undefined && (
          <MyTeam
            groupId={group.id}
            team={mine?.name ?? null}
            mayStart={challenge.teamStarters === 'anyone' || group.can.moderate}
          />
        )}
      </div>
    </Panel>
  );
}

function Race({ group, challenge }: ChallengeProps) {
  const personId = useSession()?.user.id;
  const isIn = group.belonging?.state === 'in';
  const { data: mine } = useQuery({ ...activityQueries.myPlace(group.id), enabled: isIn });
  const cache = useQueryClient();
  const readAgain = () => void cache.invalidateQueries({ queryKey: activityQueries.all });
  useLive(personId ? `group:${group.id}` : null, {
    since: undefined,
    onEvent: readAgain,
    onReset: readAgain,
  });
  return (
    <>
      {mine && personId && challenge.stage !== 'upcoming' && (
        <ProgressPanel groupId={group.id} challenge={challenge} mine={mine} personId={personId} />
      )}
      <RankingPanel group={group} challenge={challenge} />
      {challenge.teamScoring !== null && challenge.stage !== 'final' && group.can.moderate && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <SetUpPanel group={group} challenge={challenge} />
        </Suspense>
      )}
      {personId && <Proofs group={group} />}
      <Rules challenge={challenge} />
    </>
  );
}

function Rules({ challenge }: { challenge: ChallengeReply }) {
  const { type, zone, finalAt, teamScoring, teamSize } = challenge;
  return (
    <Panel title="Rules" padded>
      <ul className={styles.rules}>
        <li>{`${type.name} counts, ${daysText(challenge)}. Days begin and end at midnight ${zoneText(zone)}.`}</li>
        {teamScoring !== null && <li>{`${teamLabels[teamScoring]}.`}</li>}
        {teamSize !== null && <li>{`A team has up to ${counted(teamSize, ['member', 'members'])}.`}</li>}
        <li>Every result counts once. Moderators can take out results that can’t be true.</li>
        <li>{`Equal results share a place. Places are final on ${plannedTime(finalAt, zone)}.`}</li>
      </ul>
    </Panel>
  );
}
