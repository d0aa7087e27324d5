import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList, usePagedRows } from '../../../../patterns/paged-list.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { daysText } from '../../days.ts';
import styles from '../../results/results.module.css';
import { organizerQueries } from '../organizer.queries.ts';
import { roleLabels } from '../staff/role-labels.ts';

/** The latest competitions the person runs. Renders nothing without any. */
export function OrganizingSection() {
  const rows = usePagedRows(organizerQueries.mine());
  if (rows?.length === 0) return null;
  return (
    <Panel
      title="Competitions you run"
      actions={
        rows && (
          <Link className={text.link} to={urlOf('myCompetitions')}>
            View all
          </Link>
        )
      }
    >
      <PagedList
        query={organizerQueries.mine()}
        empty={null}
        atMost={3}
        failed="Couldn’t load your competitions"
        skeleton={<SkeletonRows rows={2} avatar={false} />}
      >
        {(competitions) => (
          <ul className={styles.list}>
            {competitions.map((competition) => (
              <li key={competition.id} className={styles.run}>
                <div className={styles.words}>
                  <Link className={styles.name} to={urlOf('competitionDashboard', { id: competition.id })}>
                    {competition.name}
                  </Link>
                  <p className={styles.line}>
                    {`${roleLabels[competition.role]} · ${daysText(competition.startsOn, competition.endsOn)}`}
                  </p>
                </div>
                <CompetitionStatusMark competition={competition} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
