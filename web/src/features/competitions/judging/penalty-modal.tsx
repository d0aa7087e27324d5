import { penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import {
  type Penalty,
  penaltyKinds,
  penalty as penaltySchema,
} from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ScoreResult } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { penaltyKindLabels, penaltyUnits } from '../penalty-words.ts';

interface PenaltyModalProps {
  result: ScoreResult;
  scoring: WorkoutScoring;
  /** null: none yet. */
  penalty: Penalty | null;
  onClose: () => void;
  onDone: (penalty: Penalty | null) => void;
}

/** What the judge takes off this result, with the reason that everyone reads beside it. */
export function PenaltyModal({ result, scoring, penalty, onClose, onDone }: PenaltyModalProps) {
  const kinds = penaltyKinds.filter((kind) => penaltyTakes(kind, result, scoring));
  const first = kinds[0] ?? 'percent';
  const [draft, setDraft] = useKeptState('penalty of a judge', {
    kind: penalty?.kind ?? first,
    amount: penalty?.amount ?? (null as number | null),
    reason: penalty?.reason ?? '',
  });
  const kind = kinds.includes(draft.kind) ? draft.kind : first;
  const read = penaltySchema.safeParse({ ...draft, kind, amount: draft.amount ?? 0 });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Penalty"
      below="The leaderboard shows the score, the penalty and the reason."
      sheet
      actions={
        <>
          {penalty && (
            <Button size={64} wide onClick={() => onDone(null)}>
              No penalty
            </Button>
          )}
          <Button
            variant="main"
            size={64}
            wide
            disabled={!read.success}
            onClick={() => read.success && onDone(read.data)}
          >
            Set penalty
          </Button>
        </>
      }
    >
      <FormBody tall>
        {kinds.length === 0 && <Note tone="warn">No penalty can change this score.</Note>}
        {kinds.length > 1 && (
          <SegmentedControl
            label="Penalty in"
            size={48}
            wide
            choices={kinds.map((one) => ({ value: one, label: penaltyKindLabels[one] }))}
            value={kind}
            onChange={(one) => setDraft({ ...draft, kind: one })}
          />
        )}
        <NumberField
          id="penalty-amount"
          label="Amount"
          decimals={kind !== 'reps'}
          unit={penaltyUnits[kind]}
          value={draft.amount}
          onChange={(amount) => setDraft({ ...draft, amount })}
        />
        <TextField
          id="penalty-reason"
          label="Reason"
          maxLength={500}
          value={draft.reason}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
      </FormBody>
    </Modal>
  );
}
