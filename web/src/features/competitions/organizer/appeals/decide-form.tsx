import type { AppealCase, AppealChange } from '@chalkline/contract/competitions/appeal.schema.ts';
import { decideAppeal } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading-answers.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { useState } from 'react';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { typingHelp } from '../../typing-help.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';

interface DecideFormProps {
  competition: CompetitionReply;
  row: AppealCase;
  onDone: () => void;
}

const outcomes = [
  { value: 'upheld', label: 'Uphold' },
  { value: 'denied', label: 'Deny' },
] as const;

/** Upholds or denies an appeal, with what that changes on the leaderboard before it is decided. */
export function DecideForm({ competition, row, onDone }: DecideFormProps) {
  const { id, workoutId, entryId, score, penalties, workout } = row;
  const [outcome, setOutcome] = useKeptState<'upheld' | 'denied'>(`outcome ${id}`, 'upheld');
  const [effect, setEffect] = useKeptState(`effect ${id}`, score ? 'score' : 'none');
  const [typed, setTyped] = useKeptState(`typed ${id}`, '');
  const [answers, setAnswers] = useState<ReadingAnswers>({});
  const [reason, setReason] = useKeptState(`reason ${id}`, '');
  const reading = readScore(typed, workout.scoring, { answers });
  const isUpheld = outcome === 'upheld';
  const change = isUpheld ? changeOf() : null;
  const decide = useAction({
    send: (call, body: { outcome: 'upheld' | 'denied'; reason: string; change: AppealChange | null }) =>
      call(decideAppeal, { params: { competitionId: competition.id, appealId: id }, body }),
    done: ({ state, entry }) => `Appeal of ${entry.name} ${state}`,
    invalidates: [competitionQueries.all],
    onDone,
  });

  /** undefined while it is incomplete. */
  function changeOf(): AppealChange | null | undefined {
    if (effect === 'none') return null;
    if (effect !== 'score') return { kind: 'penalty_withdrawal', penaltyId: effect };
    if (reading.kind !== 'score' || !score) return undefined;
    return { kind: 'score', typed: typed.trim(), tiebreaks: [], answers, previousId: score.id };
  }

  const isReady = change !== undefined && reason.trim() !== '';
  return (
    <Stack gap={16}>
      <SegmentedControl
        label="Decision"
        labelShown
        wide
        choices={outcomes}
        value={outcome}
        onChange={setOutcome}
      />
      {isUpheld && (
        <SelectField
          label="Effect"
          choices={[
            ...(score ? [{ value: 'score', label: 'Correct the score' }] : []),
            ...penalties.map((penalty) => ({ value: penalty.id, label: `Remove: ${penaltyText(penalty)}` })),
            { value: 'none', label: 'The result stays as it is' },
          ]}
          value={effect}
          onChange={setEffect}
        />
      )}
      {isUpheld && effect === 'score' && (
        <>
          <TextField
            label="Correct score"
            hint={
              reading.kind === 'score' ? `Understood as ${reading.understood}` : typingHelp(workout.scoring)
            }
            error={reading.kind === 'problem' ? reading.message : undefined}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAnswers({});
            }}
          />
          {reading.kind === 'question' && (
            <Stack gap={8}>
              <p>{reading.message}</p>
              {reading.choices.map((choice) => (
                <Button key={choice.understood} wide onClick={() => setAnswers(choice.answers)}>
                  {choice.understood}
                </Button>
              ))}
            </Stack>
          )}
        </>
      )}
      {isUpheld && effect !== 'none' && (
        <RipplePreview
          competition={competition}
          change={change ? rippleOf(change, { workoutId, entryId }) : null}
          deciding={decide.busy}
          toldApart
        />
      )}
      <TextArea
        label="Reason"
        hint="The athlete gets it in a notification."
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ActionError error={decide.error} />
      <Button
        wide
        size={48}
        variant={isUpheld ? 'main' : 'danger'}
        busy={decide.busy}
        disabled={!isReady}
        onClick={() => change !== undefined && decide.run({ outcome, reason: reason.trim(), change })}
      >
        {isUpheld ? 'Uphold appeal' : 'Deny appeal'}
      </Button>
    </Stack>
  );
}

function rippleOf(
  change: AppealChange,
  slot: { readonly workoutId: string; readonly entryId: string },
): RippleChange {
  if (change.kind === 'penalty_withdrawal') return change;
  const { previousId: _previousId, ...score } = change;
  return { ...score, ...slot };
}
