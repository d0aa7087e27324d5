import {
  type CorporateLineReply,
  longestTrial,
} from '@chalkline/contract/organizations/organization.schema.ts';
import { changeTrial } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { trialEnd } from '@chalkline/contract/organizations/trial.rules.ts';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { dayText } from '../../../ui/times.ts';
import { organizationQueries } from '../organizations.queries.ts';
import { trialText } from '../trial-text.ts';

interface TrialModalProps {
  company: CorporateLineReply;
  onClose: () => void;
}

/** Sets a company's trial period. */
export function TrialModal({ company, onClose }: TrialModalProps) {
  const [kind, setKind] = useKeptState<'trial' | 'contract'>(
    `trial or not, ${company.id}`,
    company.trial_period === null ? 'contract' : 'trial',
  );
  const [days, setDays] = useKeptState<number | null>(`trial of ${company.id}`, company.trial_period ?? null);
  const period = kind === 'contract' ? null : days;
  const isWhole = days !== null && Number.isInteger(days) && days >= 0 && days <= longestTrial;
  const change = useAction({
    send: (call) => call(changeTrial, { params: { organizationId: company.id }, body: { period } }),
    done: (saved) => `${saved.name}: ${trialText(saved, new Date(serverNow()))}`,
    invalidates: [organizationQueries.all],
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Trial of ${company.name}`}
      below={trialText(company, new Date(serverNow()))}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="main"
            busy={change.busy}
            disabled={kind === 'trial' && !isWhole}
            onClick={() => change.run()}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SegmentedControl
          label="Duration"
          wide
          choices={[
            { value: 'trial', label: 'Trial' },
            { value: 'contract', label: 'Contract, no end date' },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'trial' && (
          <NumberField
            label="Days from start"
            unit="days"
            value={days}
            onChange={setDays}
            hint={isWhole ? endText(company, days) : undefined}
            error={isWhole ? undefined : `Enter a whole number up to ${longestTrial}.`}
          />
        )}
        <ActionError error={change.error} />
      </Stack>
    </Modal>
  );
}

function endText({ trial_start_date }: CorporateLineReply, period: number): string | undefined {
  const end =
    trial_start_date && trialEnd({ startedAt: new Date(trial_start_date), period, paidUntil: null });
  return end ? `Until ${dayText(end.toISOString())}` : undefined;
}
