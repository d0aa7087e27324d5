import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { withdrawAdjustment, withdrawPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import {
  type AdjustmentReply,
  decisionWithdrawal,
  type PenaltyReply,
} from '@chalkline/contract/competitions/decisions.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';

type Decision =
  | { readonly kind: 'penalty'; readonly penalty: PenaltyReply }
  | { readonly kind: 'adjustment'; readonly adjustment: AdjustmentReply };

interface WithdrawalModalProps {
  competition: CompetitionReply;
  decision: Decision;
  onClose: () => void;
}

const texts: FieldTexts = {
  reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' },
};

/** Removes a decision with a reason, with a preview of who would move. Both stay in the log. */
export function WithdrawalModal({ competition, decision, onClose }: WithdrawalModalProps) {
  const competitionId = competition.id;
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: decisionWithdrawal,
    texts,
    send: async (call, body) =>
      decision.kind === 'penalty'
        ? call(withdrawPenalty, { params: { competitionId, penaltyId: decision.penalty.id }, body })
        : call(withdrawAdjustment, { params: { competitionId, adjustmentId: decision.adjustment.id }, body }),
    done: decision.kind === 'penalty' ? 'Penalty removed' : 'Adjustment removed',
    invalidates: [organizerQueries.within(competitionId)],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={decision.kind === 'penalty' ? 'Remove this penalty?' : 'Remove this adjustment?'}
      action={decision.kind === 'penalty' ? 'Remove penalty' : 'Remove adjustment'}
      onClose={onClose}
    >
      <TextField
        id="reason"
        label="Reason"
        hint="Kept in the log, along with the decision."
        data-autofocus
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <RipplePreview competition={competition} change={changeOf(decision)} />
    </FormModal>
  );
}

function changeOf(decision: Decision): RippleChange {
  if (decision.kind === 'penalty') return { kind: 'penalty_withdrawal', penaltyId: decision.penalty.id };
  const { entryId, points } = decision.adjustment;
  return { kind: 'adjustment', entryId, points: -points };
}
