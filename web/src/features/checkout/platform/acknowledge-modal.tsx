import {
  type AlertReply,
  acknowledgement,
  longestAlertNote,
} from '@chalkline/contract/checkout/alert.schema.ts';
import { acknowledgeAlert } from '@chalkline/contract/checkout/alerts.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { alertTexts } from './alert-texts.ts';
import { platformQueries } from './platform.queries.ts';

interface AcknowledgeModalProps {
  alert: AlertReply;
  onClose: () => void;
}

/** Notes what was done about an alert, and takes it off the open ones. */
export function AcknowledgeModal({ alert, onClose }: AcknowledgeModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { note: '' },
    schema: acknowledgement,
    texts: {
      note: { label: 'What was done', wrong: `Enter a note of at most ${longestAlertNote} characters.` },
    },
    send: (call, body) => call(acknowledgeAlert, { params: { alertId: alert.id }, body }),
    done: 'Acknowledged',
    invalidates: [platformQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Acknowledge this alert?" action="Acknowledge" onClose={onClose}>
      <p>{alertTexts[alert.kind].hint}</p>
      <TextArea
        id="note"
        label="What was done"
        rows={3}
        hint="Other administrators read it."
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
