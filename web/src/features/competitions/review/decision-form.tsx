import { applyPenalties, penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import {
  newReview,
  penaltyOf,
  type ReviewMark,
  type ReviewVerdict,
  type SubmissionReview,
  type SubmissionWindowReply,
} from '@chalkline/contract/competitions/submission.schema.ts';
import { reviewSubmission } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { RipplePreview } from '../organizer/ripple/ripple-preview.tsx';
import { penaltyKindLabels } from '../penalty-words.ts';
import { submissionQueries } from '../submissions/submissions.queries.ts';
import { MarkList } from './mark-list.tsx';
import styles from './review.module.css';

interface DecisionFormProps {
  competition: CompetitionReply;
  row: SubmissionReview;
}

const takenAway = {
  zeroed: { label: 'Zero', hint: 'Zero: handed in, but worth nothing.' },
  rejected: {
    label: 'Reject',
    hint: 'Reject: as if nothing was handed in. The athlete can submit again until the deadline.',
  },
} as const;

/** Who is rejected before the deadline can submit again. */
function isStillOpen({ workoutId, window }: SubmissionWindowReply, asked: string): boolean {
  return workoutId === asked && Date.parse(window.closesAt) > Date.now();
}

/** The marks of a video, what the result would be with them, and the decision. */
export function DecisionForm({ competition, row }: DecisionFormProps) {
  const { value, workout, entry, workoutId } = row;
  const kinds = value ? penaltyKinds.filter((kind) => penaltyTakes(kind, value.result, workout.scoring)) : [];
  const [kind, setKind] = useKeptState(`kind ${row.id}`, kinds[0] ?? 'percent');
  const [marks, setMarks] = useKeptState<readonly ReviewMark[]>(`marks ${row.id}`, []);
  const [reason, setReason] = useKeptState(`reason ${row.id}`, '');
  const [staffNote, setStaffNote] = useKeptState(`note ${row.id}`, '');
  const decide = useAction({
    send: (call, verdict: ReviewVerdict) =>
      call(reviewSubmission, {
        params: { competitionId: competition.id, submissionId: row.id },
        body: { verdict, kind, marks: [...marks], reason: reason.trim(), staffNote: staffNote.trim() },
      }),
    done: ({ state }) => `Result of ${entry.name} ${state}`,
    invalidates: [competitionQueries.all],
  });
  const windows = useQuery(submissionQueries.windows(competition.id));
  const isOver = windows.data !== undefined && !windows.data.some((one) => isStillOpen(one, workoutId));
  const [first, second] = isOver ? (['zeroed', 'rejected'] as const) : (['rejected', 'zeroed'] as const);
  const amount = penaltyOf(marks);
  const said = reason.trim();
  const isSound = newReview.safeParse({ verdict: 'adjusted', kind, marks }).success;
  const mayReject = row.isCurrent && said !== '';
  const mayAdjust = row.isCurrent && amount > 0 && said !== '' && isSound;
  const penalty = { kind, amount, reason: said || 'Review' };
  const after =
    value && amount > 0 && isSound
      ? showScore(applyPenalties(value, [penalty], workout.scoring), workout.scoring).text
      : null;
  const change: RippleChange | null =
    after === null || !row.isCurrent ? null : { kind: 'penalty', workoutId, entryId: entry.id, penalty };
  return (
    <>
      <div className={styles.marks}>
        <MarkList marks={marks} kind={kind} onChange={setMarks} />
        {kinds.length > 1 && (
          <SegmentedControl
            label="Effects in"
            labelShown
            choices={kinds.map((one) => ({ value: one, label: penaltyKindLabels[one] }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </div>
      <aside className={styles.decision}>
        <div>
          <small>Submitted</small>
          <p className={styles.big}>{row.typed}</p>
        </div>
        {after !== null && (
          <div aria-live="polite">
            <small>With your marks</small>
            <p className={styles.big}>{after}</p>
          </div>
        )}
        {change && <RipplePreview competition={competition} change={change} of={entry.name} />}
        <TextArea
          label="Reason"
          hint="The athlete reads it with your marks. Needed unless you accept."
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextArea
          label="Note"
          optional
          hint="Only the staff reads it."
          rows={2}
          maxLength={500}
          value={staffNote}
          onChange={({ currentTarget }) => setStaffNote(currentTarget.value)}
        />
        <ActionError error={decide.error} />
        {after !== null && (
          <Button
            wide
            size={48}
            variant="main"
            disabled={!mayAdjust}
            busy={decide.sending === 'adjusted'}
            onClick={() => decide.run('adjusted')}
          >
            {`Adjust to ${after}`}
          </Button>
        )}
        <Button
          wide
          size={48}
          variant={after === null ? 'main' : 'line'}
          busy={decide.sending === 'accepted'}
          onClick={() => decide.run('accepted')}
        >
          {`Accept ${row.typed}`}
        </Button>
        {mayReject && (
          <>
            <p>{`If you choose ${takenAway[first].label}, the athlete gets a notification with your reason:`}</p>
            <RipplePreview
              competition={competition}
              change={{
                kind: 'score',
                workoutId,
                entryId: entry.id,
                typed: first === 'zeroed' ? first : '',
                tiebreaks: [],
                answers: {},
              }}
              of={`${entry.name}, ${first}`}
              toldApart
              deciding={decide.busy}
            />
          </>
        )}
        {[first, second].map((verdict) => (
          <Button
            key={verdict}
            wide
            size={48}
            variant="danger"
            disabled={!mayReject}
            busy={decide.sending === verdict}
            onClick={() => decide.run(verdict)}
          >
            {takenAway[verdict].label}
          </Button>
        ))}
        <p className={text.hint}>
          {takenAway.zeroed.hint} {isOver ? '' : takenAway.rejected.hint}
        </p>
      </aside>
    </>
  );
}
