import { urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { counted } from '../../../ui/counted.ts';
import { submissionQueries } from '../submissions/submissions.queries.ts';
import styles from './judging.module.css';

/** The competitions whose submitted results the viewer reviews; nothing without any. */
export function DeskLinks() {
  // Who judges by a link has no account to review with.
  const isSignedIn = useSession() !== null;
  const { data: desks = [] } = useQuery({ ...submissionQueries.desks(), enabled: isSignedIn });
  if (desks.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Submitted results</h2>
      <ul>
        {desks.map(({ competitionId, name, open }) => (
          <li key={competitionId}>
            <Link to={urlOf('judging', {}, { review: competitionId })} className={styles.line}>
              <span className={styles.what}>
                <b>{name}</b>
                <small>
                  {open === 0 ? 'All reviewed' : counted(open, ['result to review', 'results to review'])}
                </small>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
