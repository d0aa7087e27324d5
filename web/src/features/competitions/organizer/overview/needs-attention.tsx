import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { usePagedCount } from '../../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { timeNow } from '../../../../ui/now.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { CountTag } from '../../../../ui/tag.tsx';
import text from '../../../../ui/text.module.css';
import { appealQueries } from '../../appeals/appeals.queries.ts';
import { heatPlanQueries } from '../heats/heat-plan.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { mattersOf } from './attention.ts';
import styles from './overview.module.css';

interface NeedsAttentionProps {
  competition: CompetitionReply;
  counts: readonly ScoreCount[] | undefined;
}

/** What needs attention, each with a link. */
export function NeedsAttention({ competition, counts }: NeedsAttentionProps) {
  const { id, can } = competition;
  const { data: publications } = useQuery(organizerQueries.publications(id));
  const appeals = usePagedCount(appealQueries.list(id, 'open'), { enabled: can.recordScores });
  const disputes = useQuery({ ...organizerQueries.disputes(id), enabled: can.manageStaff });
  const heats = useQuery({ ...heatPlanQueries.lines(id), enabled: can.manageEntries });
  const isWaiting = appeals.isLoading || disputes.isLoading || heats.isLoading;
  const known = publications && counts && !isWaiting && { publications, counts };
  const matters =
    known &&
    mattersOf(competition, {
      ...known,
      openAppeals: appeals.count ?? 0,
      disputes: disputes.data ?? [],
      heats: heats.data ?? null,
      now: timeNow(),
    });
  return (
    <Panel
      title="Needs attention"
      actions={
        matters && (
          <CountTag
            value={matters.length}
            label={matters.length === 1 ? 'needs attention' : 'need attention'}
          />
        )
      }
    >
      {!matters ? (
        <SkeletonRows rows={3} avatar={false} />
      ) : matters.length === 0 ? (
        <EmptyState title="All clear">Nothing needs your attention right now.</EmptyState>
      ) : (
        <ul className={styles.lines}>
          {matters.map(({ key, title, detail, action, to }) => (
            <li key={key} className={styles.line}>
              <div className={styles.missing}>
                <span>
                  {title}
                  <br />
                  <span className={text.hint}>{detail}</span>
                </span>
                <ButtonLink size={32} to={to} aria-label={`${action}: ${title}`}>
                  {action}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
