import {
  type PartnerReply,
  partnerDecision,
  partnerLengths,
} from '@chalkline/contract/partners/partner.schema.ts';
import { decidePartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { Applicant } from './applicant.tsx';

/** An administrator’s decision about a partner. */
export function Decide({ partner }: { partner: PartnerReply }) {
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  const { id: partnerId, name, state, version, owner, createdAt } = partner;
  const close = () => setOpen(null);
  return (
    <Panel title="Decision" padded>
      <Stack gap={12}>
        {owner && (
          <p>
            Applied <TimeAgo at={createdAt} /> by <Applicant owner={owner} />.
          </p>
        )}
        <Row>
          {state !== 'approved' && (
            <Button variant="main" onClick={() => setOpen('approve')}>
              Approve
            </Button>
          )}
          {state !== 'refused' && (
            <Button variant="danger" onClick={() => setOpen('refuse')}>
              {state === 'approved' ? 'Take off the directory' : 'Decline'}
            </Button>
          )}
        </Row>
      </Stack>
      {open === 'approve' && (
        <ConfirmAction
          title={`Approve “${name}”?`}
          confirm="Approve"
          keep="Not yet"
          send={(call) =>
            call(decidePartner, { params: { partnerId }, body: { version, state: 'approved', reason: '' } })
          }
          done="Partner approved"
          invalidates={[partnerQueries.all]}
          onClose={close}
        >
          <p>Everyone can find it in the directory. You can take it off again.</p>
        </ConfirmAction>
      )}
      {open === 'refuse' && <RefuseModal partner={partner} onClose={close} />}
    </Panel>
  );
}

const texts = {
  reason: { label: 'Reason', wrong: `Enter a reason of up to ${partnerLengths.reason} characters.` },
};

function RefuseModal({ partner, onClose }: { partner: PartnerReply; onClose: () => void }) {
  const { id: partnerId, name, state, version } = partner;
  const isListed = state === 'approved';
  const { form, ...rest } = useCallForm({
    initial: { version, state: 'refused' as const, reason: '' },
    schema: partnerDecision,
    texts,
    send: (call, body) => call(decidePartner, { params: { partnerId }, body }),
    done: isListed ? 'Partner taken off the directory' : 'Application declined',
    invalidates: [partnerQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={isListed ? `Take “${name}” off the directory?` : `Decline “${name}”?`}
      action={isListed ? 'Take off' : 'Decline'}
      danger
      onClose={onClose}
    >
      <TextArea
        id="reason"
        label="Reason"
        rows={4}
        hint="The owner sees it and can apply again."
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
