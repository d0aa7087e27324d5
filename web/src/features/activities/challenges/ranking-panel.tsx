import { type StandingReply, teamLimits } from '@chalkline/contract/activities/standing.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Place } from '../../../ui/place.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import text from '../../../ui/text.module.css';
import { activityQueries } from '../activities.queries.ts';
import { valueText } from '../results/activity-texts.ts';
import styles from './challenge.module.css';
import { JoinTeam } from './teams.tsx';

interface RankingPanelProps {
  group: GroupReply;
  challenge: ChallengeReply;
}

/** The places, equal values sharing one. */
export function RankingPanel({ group, challenge }: RankingPanelProps) {
  const { stage, teamScoring } = challenge;
  return (
    <Panel
      title="Ranking"
      actions={
        stage === 'final' ? (
          <StatusMark status="final" />
        ) : stage === 'upcoming' ? (
          <StatusMark status="opens">Not started</StatusMark>
        ) : (
          <StatusMark status={stage === 'open' ? 'live' : 'provisional'} />
        )
      }
    >
      <PagedList
        query={activityQueries.standing(group.id)}
        page="ranking-page"
        failed="Couldn’t load the ranking"
        skeleton={<SkeletonRows rows={6} />}
        empty={
          teamScoring === null ? (
            <EmptyState title="No participants yet">Join to be the first.</EmptyState>
          ) : (
            <EmptyState title="No teams yet">Teams appear here once someone starts one.</EmptyState>
          )
        }
      >
        {(rows) => (
          <ol className={styles.standing}>
            {rows.map((row) => (
              <StandingRow
                key={row.id}
                row={row}
                group={group}
                challenge={challenge}
                isTied={rows.some(({ id, place }) => id !== row.id && place !== null && place === row.place)}
              />
            ))}
          </ol>
        )}
      </PagedList>
    </Panel>
  );
}

interface StandingRowProps extends RankingPanelProps {
  row: StandingReply;
  isTied: boolean;
}

function StandingRow({ row, group, challenge, isTied }: StandingRowProps) {
  const { id, name, place, value, resultCount, isReached, memberCount, isMine, isDeleted } = row;
  const results = counted(resultCount, ['result', 'results']);
  return (
    <li className={styles.row} data-mine={isMine || undefined}>
      <Place place={place} tied={isTied} />
      <span className={styles.name}>
        {memberCount === null && !isDeleted ? (
          <Link className={text.link} to={urlOf('user', { id })}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {memberCount === null ? results : `${counted(memberCount, ['member', 'members'])}, ${results}`}
        </small>
      </span>
      <span className={styles.value}>
        {isReached && <IconCheck size={18} stroke={2} aria-label="Target reached" />}
        {resultCount === 0 ? '–' : valueText(value, challenge)}
      </span>
      {memberCount !== null &&
        !isMine &&
        challenge.stage !== 'final' &&
        group.belonging?.state === 'in' &&
        (memberCount < (challenge.teamSize ?? teamLimits.members) ? (
          <JoinTeam groupId={group.id} team={{ id, name }} />
        ) : (
          <small>Full</small>
        ))}
    </li>
  );
}
