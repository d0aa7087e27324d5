import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { CountTag } from '../../../../ui/tag.tsx';
import text from '../../../../ui/text.module.css';
import { organizerQueries } from '../organizer.queries.ts';
import { mattersOf } from './attention.ts';
import styles from './overview.module.css';

interface NeedsAttentionProps {
  competition: CompetitionReply;
  counts: readonly ScoreCount[] | undefined;
}

/** What needs attention, each with a link. */
export function NeedsAttention({ competition, counts }: NeedsAttentionProps) {
  const { data: publications } = useQuery(organizerQueries.publications(competition.id));
  const matters = publications && counts ? mattersOf(competition, publications, counts) : undefined;
  return (
    <Panel
      title="Needs attention"
      actions={matters && <CountTag value={matters.length} label="need attention" />}
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
