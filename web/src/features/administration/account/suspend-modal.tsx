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
import { dayText } from '../../../ui/times.ts';
import { administrationQueries } from '../administration.queries.ts';

/** Days; `open`: until somebody lifts it; `kept`: as it is. */
const lengths = ['kept', 'open', '1', '7', '30', '365'] as const;
type Length = (typeof lengths)[number];

const lengthLabels: Readonly<Record<Exclude<Length, 'kept'>, string>> = {
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
  const end = suspension?.until ?? null;
  const [length, setLength] = useState<Length>(end === null ? 'open' : 'kept');
  const { form, ...rest } = useCallForm({
    initial: {
      reason: suspension?.reason ?? '',
      until: null as string | null,
      from: suspension ? ('suspended' as const) : ('active' as const),
    },
    schema: newSuspension,
    texts: { reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' } },
    send: (call, body) =>
      call(suspendPerson, {
        params: { personId: id },
        body: { ...body, until: length === 'kept' ? end : endOf(length, serverNow()) },
      }),
    done: suspension ? 'Suspension changed' : `${name} suspended`,
    invalidates: [administrationQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={suspension ? `Change ${name}’s suspension` : `Suspend ${name}`}
      action={suspension ? 'Change' : 'Suspend'}
      danger={!suspension}
      onClose={onClose}
    >
      {!suspension && (
        <p>They’re signed out right away and can’t sign in. Their content, registrations and sales stay.</p>
      )}
      <TextArea
        id="reason"
        label="Reason"
        rows={3}
        data-autofocus
        hint="Shown to them when they try to sign in."
        {...form.getInputProps('reason')}
      />
      <SelectField label="How long" choices={choicesFor(end)} value={length} onChange={setLength} />
    </FormModal>
  );
}

function choicesFor(end: string | null) {
  return lengths.flatMap((value): { value: Length; label: string }[] => {
    if (value !== 'kept') return [{ value, label: lengthLabels[value] }];
    return end === null ? [] : [{ value, label: `As now, until ${dayText(end)}` }];
  });
}

/** `now` in milliseconds; the end as the call takes it. */
function endOf(length: Exclude<Length, 'kept'>, now: number): string | null {
  return length === 'open' ? null : new Date(now + Number(length) * 86_400_000).toISOString();
}
