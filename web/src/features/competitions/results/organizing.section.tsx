import { urlOf } from '@chalkline/contract/urls.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { CompetitionStatusMark } from '../competition-status.tsx';
import { daysText } from '../days.ts';
import { organizerQueries } from '../organizer/organizer.queries.ts';
import { roleWords } from '../organizer/staff/role-words.ts';
import styles from './results.module.css';

const shownAtMost = 3;

/** The latest of what one runs; nothing for those who run nothing. */
export function OrganizingSection() {
  const query = useInfiniteQuery(organizerQueries.mine());
  const say = useErrorText();
  if (query.data) {
    const competitions = query.data.pages[0]?.data ?? [];
    if (competitions.length === 0) return null;
    return (
      <Panel
        title="Competitions you run"
        actions={
          <Link className={text.link} to={urlOf('myCompetitions')}>
            All of them
          </Link>
        }
      >
        <ul className={styles.list}>
          {competitions.slice(0, shownAtMost).map((competition) => (
            <li key={competition.id} className={styles.run}>
              <div className={styles.words}>
                <Link className={styles.name} to={urlOf('competitionDashboard', { id: competition.id })}>
                  {competition.name}
                </Link>
                <p className={styles.line}>
                  {`${roleWords[competition.role]} · ${daysText(competition.startsOn, competition.endsOn)}`}
                </p>
              </div>
              <CompetitionStatusMark competition={competition} />
            </li>
          ))}
        </ul>
      </Panel>
    );
  }
  return (
    <Panel title="Competitions you run">
      {query.error ? (
        <ErrorState
          title="Your competitions did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {say(query.error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={2} avatar={false} />
      )}
    </Panel>
  );
}
