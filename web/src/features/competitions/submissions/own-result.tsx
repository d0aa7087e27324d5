import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  OwnSubmission,
  SubmissionWindowReply,
} from '@chalkline/contract/competitions/submission.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { hurdleTexts, reviewPenalty, stateLabels, stateTones } from './submission-texts.ts';
import { submissionQueries } from './submissions.queries.ts';
import { videoTime } from './video-time.ts';

const SubmitModal = lazyPart(async () => (await import('./submit-modal.tsx')).SubmitModal);

interface OwnResultProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
}

/** Until when athletes submit results of this workout, and the viewer's own. Nothing where they can't. */
export function OwnResult({ competition, workout }: OwnResultProps) {
  const isSignedIn = useSession() !== null;
  const { data: windows } = useQuery(submissionQueries.windows(competition.id));
  const window = windows?.find(({ workoutId }) => workoutId === workout.id)?.window;
  const { data: own } = useQuery({
    ...submissionQueries.own(competition.id, workout.id),
    enabled: isSignedIn,
  });
  if (!window && !own?.length) return null;
  return (
    <Panel padded title="Submit your result">
      <Stack gap={12}>
        {window && <p>{windowText(window, competition.zone)}</p>}
        {own?.map((one) => (
          <Entry key={one.entry.id} own={one} named={own.length > 1} {...{ competition, workout, window }} />
        ))}
        {window && !own?.length && (
          <p className={text.hint}>
            {isSignedIn
              ? 'Register for the competition to submit a result.'
              : 'Sign in to submit your result.'}
          </p>
        )}
      </Stack>
    </Panel>
  );
}

type ResultWindow = SubmissionWindowReply['window'];

function windowText({ opensAt, closesAt, needsVideo }: ResultWindow, zone: string): string {
  const from = opensAt === null ? '' : `from ${plannedTime(opensAt, zone)} `;
  const video = needsVideo ? ' A link to your video is required.' : '';
  return `Results can be submitted ${from}until ${plannedTime(closesAt, zone)}.${video}`;
}

interface EntryProps extends OwnResultProps {
  own: OwnSubmission;
  window: ResultWindow | undefined;
  /** The viewer has several entries. */
  named: boolean;
}

function Entry({ own, window, named, competition, workout }: EntryProps) {
  const { entry, hurdle, submission } = own;
  const [submitting, setSubmitting] = useState(false);
  return (
    <>
      {named && <b>{entry.name}</b>}
      {submission && (
        <Note tone={stateTones[submission.state]}>
          <b>{`${submission.understood}, ${stateLabels[submission.state].toLowerCase()}.`}</b> Received{' '}
          {plannedTime(submission.receivedAt, competition.zone)}.
          {reviewPenalty(submission) !== '' && <p>{reviewPenalty(submission)}</p>}
          {(submission.state === 'zeroed' || submission.state === 'rejected') && <p>{submission.reason}</p>}
          {submission.marks.length > 0 && (
            <ul>
              {submission.marks.map(({ at, text: saw }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two marks can be the same
                <li key={index}>{`${videoTime(at)} ${saw}`}</li>
              ))}
            </ul>
          )}
          <p>
            {submission.video && (
              <a className={text.link} href={submission.video} target="_blank" rel="noopener noreferrer">
                Your video
              </a>
            )}{' '}
            {submission.picturePath && (
              <a
                className={text.link}
                href={imageAddress(submission.picturePath)}
                target="_blank"
                rel="noopener"
              >
                Your scorecard
              </a>
            )}
          </p>
        </Note>
      )}
      {hurdle !== null && hurdle !== 'reviewed' && <p className={text.hint}>{hurdleTexts[hurdle]}</p>}
      {hurdle === null && (
        <Button variant={submission ? 'line' : 'main'} wide size={48} onClick={() => setSubmitting(true)}>
          {submission ? 'Submit again' : 'Submit result'}
        </Button>
      )}
      {submitting && window && (
        <SubmitModal
          {...{ competition, workout, entry }}
          needsVideo={window.needsVideo}
          before={submission}
          onClose={() => setSubmitting(false)}
        />
      )}
    </>
  );
}
