import type { JudgingWorkout } from '@chalkline/contract/competitions/judging.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import { IconBan, IconCheck, IconGavel, IconNote, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useStickyFoot } from '../../../ui/sticky-foot.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { AskBeforeSending } from './ask-before-sending.tsx';
import type { FloorScore, KeptDay } from './judge-store.ts';
import styles from './judging.module.css';
import type { LaneAt } from './judging.queries.ts';
import { NoteModal } from './note-modal.tsx';
import { outbox, useOutbox } from './outbox.ts';
import { isOwnNewer, latestOf } from './outbox-order.ts';
import { PenaltyModal } from './penalty-modal.tsx';
import { ResultFields } from './result-fields.tsx';
import { canPenalize, draftText, fittingPenalty, type ScoreDraft, stamped } from './score-draft.ts';
import entry from './score-entry.module.css';
import { LastScore, Understood } from './score-notes.tsx';
import { type SendQuestion, sendQuestion } from './send-checks.ts';
import { SignModal } from './sign-modal.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { useScoreDraft } from './use-score-draft.ts';

interface ScoreEntryProps {
  day: KeptDay;
  at: LaneAt;
  personId: string;
  workout: JudgingWorkout;
}

const outcomes = [
  { value: 'finished', label: 'Finished' },
  { value: 'capped', label: 'Capped' },
  { value: 'did_not_finish', label: 'DNF' },
  { value: 'did_not_start', label: 'DNS' },
  { value: 'zeroed', label: 'Zeroed' },
] as const;

/** Enters one score and says what was understood, what was kept and what was sent. */
export function ScoreEntry({ day, at, personId, workout }: ScoreEntryProps) {
  const { competition, heat, lane } = at;
  const { scoring } = workout;
  const slot = { personId, workoutId: workout.id, entryId: lane.entryId };
  const { draft, change, clear, failed } = useScoreDraft(Object.values(slot).join(' '), scoring);
  const [asking, setAsking] = useState<SendQuestion | null>(null);
  const [noting, setNoting] = useState(false);
  const [signing, setSigning] = useState(false);
  const [penalizing, setPenalizing] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const { scores } = useOutbox();
  const own = latestOf(scores, slot);
  const recorded = lane.scores.find(({ workoutId }) => workoutId === workout.id) ?? null;
  const text = draftText(draft, scoring);
  const reading = readScore(text, scoring, { tiebreaks: draft.tiebreaks, answers: draft.answers });
  const penalty = reading.kind === 'score' ? fittingPenalty(draft, reading.score.result, scoring) : null;
  const lacksNote = draft.outcome === 'zeroed' && draft.note === '';
  const just = scores.find(({ submissionId }) => submissionId === sentId);

  const send = (reason = '') => {
    if (reading.kind !== 'score') return;
    const follows = isOwnNewer(own, recorded) ? own.submissionId : null;
    const submissionId = crypto.randomUUID();
    const score: FloorScore = {
      submissionId,
      competitionId: competition.id,
      ...slot,
      follows,
      typed: text,
      tiebreaks: [...draft.tiebreaks],
      answers: draft.answers,
      noReps: draft.noReps,
      note: draft.note,
      signature: draft.signature ?? null,
      penalty,
      reason: reason || 'Corrected by the judge',
      previousId: recorded?.id ?? null,
      enteredAt: new Date().toISOString(),
      understood: reading.understood,
      about: {
        heatId: heat.id,
        lane: lane.lane,
        athlete: lane.name,
        bib: lane.bib,
        workout: workout.name,
      },
      state: 'waiting',
      receipt: null,
      why: null,
    };
    setAsking(null);
    setSentId(submissionId);
    void outbox.add(score).then(clear);
  };

  const check = () => {
    if (reading.kind !== 'score') return;
    const field = competition.heats.flatMap(({ lanes }) =>
      lanes.flatMap((one) =>
        one.entryId === lane.entryId
          ? []
          : one.scores.flatMap(({ workoutId, value }) => (workoutId === workout.id && value ? [value] : [])),
      ),
    );
    const question = sendQuestion(reading.score, { personId, scoring, recorded, own, field });
    if (question) setAsking(question);
    else send();
  };

  const { startedAt } = heat;
  const stamp = startedAt === null ? null : () => stamped(Date.now() + day.ahead - Date.parse(startedAt));
  return (
    <div className={styles.body}>
      <SegmentedControl
        label="Outcome"
        size={48}
        wide
        choices={outcomes.filter(({ value }) => value !== 'capped' || scoring.cap)}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome, answers: {} })}
      />
      {scoring.variants && (
        <SegmentedControl
          label="Version"
          size={48}
          wide
          choices={scoring.variants.map((name) => ({ value: name, label: name }))}
          value={draft.variant ?? ''}
          onChange={(variant) => change({ variant })}
        />
      )}
      {scoring.knockoutRounds !== undefined && (
        <TextField
          label="Knockout round reached"
          inputMode="numeric"
          value={draft.round ?? 1}
          onChange={({ target }) =>
            change({ round: Math.max(1, Number(target.value.replace(/\D/g, '')) || 1) })
          }
        />
      )}
      <div className={entry.shown} aria-live="polite">
        <b>{reading.kind === 'empty' ? '–' : text}</b>
        <Understood reading={reading} onAnswer={(answers) => change({ answers })} />
      </div>
      <ResultFields draft={draft} scoring={scoring} onChange={change} stamp={stamp} />
      <TiebreakFields scoring={scoring} tiebreaks={draft.tiebreaks} stamp={stamp} onChange={change} />
      <div className={styles.two}>
        <Button
          size={64}
          wide
          icon={<IconBan size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => change({ noReps: draft.noReps + 1 })}
        >
          {`No-rep ${draft.noReps}`}
        </Button>
        <Button
          size={64}
          wide
          icon={<IconNote size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setNoting(true)}
        >
          {draft.note === '' ? 'Note' : 'Edit note'}
        </Button>
      </div>
      <Button
        size={64}
        wide
        disabled={reading.kind !== 'score' || !canPenalize(reading.score.result, scoring)}
        icon={<IconGavel size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setPenalizing(true)}
      >
        {penalty ? penaltyText(penalty) : 'Penalty'}
      </Button>
      <Button
        size={64}
        wide
        disabled={reading.kind !== 'score'}
        icon={
          draft.signature ? (
            <IconCheck size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconSignature size={20} stroke={1.75} aria-hidden="true" />
          )
        }
        onClick={() => setSigning(true)}
      >
        {draft.signature ? 'Signed by the athlete' : 'Athlete signs'}
      </Button>
      {lacksNote && <Note tone="warn">Add a note that says why this score is worth nothing.</Note>}
      {failed && (
        <Note tone="bad" announced>
          <b>This phone’s storage is full.</b> What you enter isn’t kept if this page closes.
        </Note>
      )}
      <div ref={useStickyFoot('--dock')} className={styles.foot}>
        <LastScore
          recorded={recorded?.value ? recorded.understood : null}
          by={recorded?.recordedBy.name}
          own={just ?? own}
        />
        <Button
          size={64}
          wide
          variant="main"
          disabled={reading.kind !== 'score' || lacksNote}
          onClick={check}
        >
          {reading.kind === 'score' ? `Send ${reading.understood}` : 'Send'}
        </Button>
      </div>
      {noting && (
        <NoteModal
          note={draft.note}
          noReps={draft.noReps}
          onClose={() => setNoting(false)}
          onDone={(part: Partial<ScoreDraft>) => {
            change(part);
            setNoting(false);
          }}
        />
      )}
      {penalizing && reading.kind === 'score' && (
        <PenaltyModal
          result={reading.score.result}
          scoring={scoring}
          penalty={penalty}
          onClose={() => setPenalizing(false)}
          onDone={(decided) => {
            change({ penalty: decided });
            setPenalizing(false);
          }}
        />
      )}
      {signing && reading.kind === 'score' && (
        <SignModal
          athlete={lane.name}
          understood={reading.understood}
          signature={draft.signature ?? null}
          onClose={() => setSigning(false)}
          onDone={(signature) => {
            change({ signature });
            setSigning(false);
          }}
        />
      )}
      {asking && reading.kind === 'score' && (
        <AskBeforeSending
          question={asking}
          athlete={lane.name}
          understood={reading.understood}
          competition={competition}
          change={{
            kind: 'score',
            workoutId: workout.id,
            entryId: lane.entryId,
            typed: text,
            tiebreaks: [...draft.tiebreaks],
            answers: draft.answers,
            ...(penalty && { penalty }),
          }}
          onClose={() => setAsking(null)}
          onSend={send}
        />
      )}
    </div>
  );
}
