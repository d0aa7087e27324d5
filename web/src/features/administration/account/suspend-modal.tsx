import {
  type AccountReply,
  newSuspension,
} from '@chalkline/contract/administration/managed-person.schema.ts';
import { suspendPerson } from '@chalkline/contract/administration/people.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { administrationQueries } from '../administration.queries.ts';

/** Days; `open`: until somebody lifts it. */
const lengths = ['open', '1', '7', '30', '365'] as const;
type Length = (typeof lengths)[number];

const lengthLabels: Readonly<Record<Length, string>> = {
  open: 'Until lifted',
  '1': '1 day',
  '7': '7 days',
  '30': '30 days',
  '365': '1 year',
};

interface SuspendModalProps {
  account: AccountReply;
  onClose: () => void;
}

/** Asks why and for how long. */
export function SuspendModal({ account: { id, name, suspension }, onClose }: SuspendModalProps) {
  const [length, setLength] = useState<Length>('open');
  const { form, ...rest } = useCallForm({
    initial: { reason: suspension?.reason ?? '', until: null as string | null },
    schema: newSuspension,
    texts: { reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' } },
    send: (call, body) =>
      call(suspendPerson, { params: { personId: id }, body: { ...body, until: endOf(length, serverNow()) } }),
    done: `${name} suspended`,
    invalidates: [administrationQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Suspend ${name}`} action="Suspend" onClose={onClose}>
      <p>They’re signed out right away and can’t sign in. Their content stays.</p>
      <TextArea
        id="reason"
        label="Reason"
        rows={3}
        data-autofocus
        hint="Shown to them when they try to sign in."
        {...form.getInputProps('reason')}
      />
      <SelectField
        label="How long"
        choices={lengths.map((value) => ({ value, label: lengthLabels[value] }))}
        value={length}
        onChange={setLength}
      />
    </FormModal>
  );
}

/** `now` in milliseconds; the end as the call takes it. */
function endOf(length: Length, now: number): string | null {
  return length === 'open' ? null : new Date(now + Number(length) * 86_400_000).toISOString();
}
