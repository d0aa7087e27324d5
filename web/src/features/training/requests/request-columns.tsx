import type { ProgramRequestReply } from '@chalkline/contract/training/program-request.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/data-table.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from '../training.module.css';
import { RequestActions } from './request-actions.tsx';
import { planText, whoText } from './request-texts.ts';

const stateLabels = { accepted: 'Accepted', declined: 'Declined', withdrawn: 'Withdrawn' } as const;

export const requestColumns: readonly Column<ProgramRequestReply>[] = [
  {
    key: 'program',
    head: 'Program',
    phone: 'lead',
    cell: ({ program }) => (
      <span className={styles.what}>
        {program.isVisible ? (
          <Link className={text.link} to={urlOf('sharedProgram', { id: program.id })}>
            {program.name}
          </Link>
        ) : (
          <b>{program.name}</b>
        )}
      </span>
    ),
  },
  { key: 'who', head: 'Request', cell: (request) => <Words request={request} /> },
  { key: 'plan', head: 'Plan', cell: planText },
  { key: 'sent', head: 'Sent', cell: ({ sentAt }) => <TimeAgo at={sentAt} /> },
  {
    key: 'actions',
    head: 'Actions',
    phone: 'actions',
    width: '230px',
    cell: (request) =>
      request.state === 'open' ? <RequestActions request={request} /> : stateLabels[request.state],
  },
];

/** Who asks or assigns, what they say, and why it was declined. */
function Words({ request }: { request: ProgramRequestReply }) {
  const { message, reason } = request;
  return (
    <span className={styles.what}>
      {whoText(request)}
      {message && <small className={styles.said}>{message}</small>}
      {reason && <small className={styles.said}>{`Reason: ${reason}`}</small>}
    </span>
  );
}
