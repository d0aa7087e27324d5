import {
  type SubmissionList,
  type SubmissionReview,
  submissionLists,
} from '@chalkline/contract/competitions/submission.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { stateLabels } from '../submissions/submission-texts.ts';
import { submissionQueries } from '../submissions/submissions.queries.ts';
import styles from './review.module.css';
import { ReviewDetail } from './review-detail.tsx';

const labels: Readonly<Record<SubmissionList, string>> = { open: 'Open', mine: 'Mine', done: 'Done' };

const emptyTexts: Readonly<Record<SubmissionList, readonly [title: string, text: string]>> = {
  open: ['Nothing to review', 'New results appear here as athletes submit them.'],
  mine: ['None are yours', 'Take an open result, so that no one else reviews it too.'],
  done: ['No reviews yet', 'Results you have decided on appear here.'],
};

/** The queue of submitted results beside the one that is being reviewed. */
export function ReviewDesk({ competitionId }: { competitionId: string }) {
  const [params, change] = useAddressParams();
  const asked = params.get('list');
  const list = submissionLists.find((one) => one === asked) ?? 'open';
  const competition = useQuery(competitionQueries.detail(competitionId));
  const go = (parameters: Readonly<Record<string, string>>) =>
    change(() => new URLSearchParams({ review: competitionId, ...parameters }), { replace: true });
  return (
    <div className={styles.desk}>
      <div className={styles.bar} data-on-frame="">
        <Link to={urlOf('judging')} className={styles.back} aria-label="Back" title="Back">
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </Link>
        <h1>Review results</h1>
        <span className={styles.name}>{competition.data?.name}</span>
      </div>
      <Loaded query={competition} failed="Couldn’t load the competition">
        {(found) => (
          <PagedList
            query={submissionQueries.list(competitionId, list)}
            failed="Couldn’t load the results"
            empty={
              <div className={styles.nothing}>
                <ListChoice list={list} onChange={(to) => go({ list: to })} />
                <EmptyState title={emptyTexts[list][0]}>{emptyTexts[list][1]}</EmptyState>
              </div>
            }
          >
            {(rows) => {
              const at = rows.find(({ id }) => id === params.get('at')) ?? null;
              const shown = at ?? rows[0];
              return (
                <div className={styles.columns} data-chosen={at !== null || undefined}>
                  <div className={styles.queue}>
                    <ListChoice list={list} onChange={(to) => go({ list: to })} />
                    <ul>
                      {rows.map((row) => (
                        <QueueLine
                          key={row.id}
                          row={row}
                          isShown={row.id === shown?.id}
                          to={urlOf('judging', {}, { review: competitionId, list, at: row.id })}
                        />
                      ))}
                    </ul>
                  </div>
                  {shown && (
                    <ReviewDetail
                      key={shown.id}
                      competition={found}
                      row={shown}
                      toList={urlOf('judging', {}, { review: competitionId, list })}
                    />
                  )}
                </div>
              );
            }}
          </PagedList>
        )}
      </Loaded>
    </div>
  );
}

function ListChoice({ list, onChange }: { list: SubmissionList; onChange: (list: SubmissionList) => void }) {
  return (
    <SegmentedControl
      label="Which results"
      wide
      choices={submissionLists.map((value) => ({ value, label: labels[value] }))}
      value={list}
      onChange={onChange}
    />
  );
}

function QueueLine({ row, isShown, to }: { row: SubmissionReview; isShown: boolean; to: string }) {
  const { entry, state, receivedAt, reviewer, video, picturePath, isCurrent, ranked, workout } = row;
  const isFirst = state === 'open' && isCurrent && ranked?.place === 1;
  return (
    <li>
      <Link to={to} replace className={styles.line} aria-current={isShown || undefined}>
        <span className={styles.who}>
          <b>{entry.name}</b>
          <small>{`${workout.name}, ${entry.divisionName}`}</small>
          <small data-tone={isFirst || (!video && !picturePath) ? 'warn' : undefined}>
            {state !== 'open' ? (
              stateLabels[state]
            ) : reviewer ? (
              `Taken by ${reviewer.name}`
            ) : isFirst ? (
              'First in the division'
            ) : !video && !picturePath ? (
              'No video and no picture'
            ) : (
              <TimeAgo at={receivedAt} />
            )}
          </small>
        </span>
        <b className={styles.figure}>{row.typed}</b>
      </Link>
    </li>
  );
}
