import { penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { newPenalty } from '@chalkline/contract/competitions/decisions.schema.ts';
import { penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { penaltyKindLabels, penaltyUnits } from '../../penalty-words.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';

interface PenaltyModalProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  entry: { readonly id: string; readonly name: string };
  /** The score the penalty applies to. */
  value: ScoreValue;
  onClose: () => void;
}

const texts: FieldTexts = {
  amount: { label: 'Amount', wrong: 'Enter a number above 0: whole reps, at most 100 percent.' },
  reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' },
};

/** Adds a penalty to one score, with a preview of who would move. The submitted score stays. */
export function PenaltyModal({ competition, workout, entry, value, onClose }: PenaltyModalProps) {
  const kinds = penaltyKinds.filter((kind) => penaltyTakes(kind, value.result, workout.scoring));
  const { form, ...rest } = useCallForm({
    initial: {
      workoutId: workout.id,
      entryId: entry.id,
      kind: kinds[0] ?? 'percent',
      amount: undefined as number | undefined,
      reason: '',
    },
    schema: newPenalty,
    texts,
    send: (call, body) => {
      const params = { competitionId: competition.id };
      // The schema has checked that there is an amount.
      return call(createPenalty, { params, body: { ...body, amount: body.amount ?? 0 } });
    },
    done: (penalty) => `Penalty added for ${entry.name}: ${penaltyText(penalty)}`,
    invalidates: [organizerQueries.within(competition.id)],
    onDone: onClose,
  });
  const { kind, amount, reason } = form.values;
  const penalty = { kind, amount: amount ?? 0, reason: reason.trim() || 'Penalty' };
  const complete = newPenalty.safeParse({ ...penalty, workoutId: workout.id, entryId: entry.id }).success;
  const change: RippleChange | null = complete
    ? { kind: 'penalty', workoutId: workout.id, entryId: entry.id, penalty }
    : null;
  return (
    <FormModal {...rest} title={`Add a penalty for ${entry.name}`} action="Add penalty" onClose={onClose}>
      <p>
        {workout.name}: {showScore(value, workout.scoring).words} as submitted. The leaderboard shows the
        score, the penalty and the reason.
      </p>
      {kinds.length === 0 && <Note tone="warn">No penalty can change this score.</Note>}
      {kinds.length > 1 && (
        <SegmentedControl
          label="Penalty in"
          labelShown
          choices={kinds.map((one) => ({ value: one, label: penaltyKindLabels[one] }))}
          value={kind}
          onChange={(one) => form.setFieldValue('kind', one)}
        />
      )}
      <NumberField
        id="amount"
        label="Amount"
        data-autofocus
        decimals={kind !== 'reps'}
        unit={penaltyUnits[kind]}
        error={form.errors.amount}
        value={amount ?? null}
        onChange={(typed) => form.setFieldValue('amount', typed ?? undefined)}
      />
      <TextField
        id="reason"
        label="Reason"
        hint="Shown with the score."
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <RipplePreview competition={competition} change={change} />
    </FormModal>
  );
}
