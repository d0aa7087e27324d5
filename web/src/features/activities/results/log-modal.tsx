import { activityTexts } from '@chalkline/contract/activities/activities.codes.ts';
import { logResult } from '@chalkline/contract/activities/activities.endpoints.ts';
import { newResult, resultLimits } from '@chalkline/contract/activities/result.schema.ts';
import type { ActivityUnit, NamedType } from '@chalkline/contract/groups/activity-type.schema.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { timeNow } from '../../../ui/now.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import { amountBoxes, amountText, dayIn } from './activity-texts.ts';
import { AmountField } from './amount-field.tsx';
import { RecordingField } from './recording-field.tsx';

export interface Logging {
  readonly groupId: string;
  readonly type: NamedType;
  /** On which days it may have been; today unless that is over. */
  readonly days: { readonly first: string; readonly last: string };
  readonly zone: string;
}

const wrongAmount: Readonly<Partial<Record<ActivityUnit, string>>> = {
  seconds: 'Enter a time such as 45:00.',
  meters: 'Enter a number above 0.',
};

/** A result by hand or from a file, with a picture as proof. */
export function LogModal({ groupId, type, days, zone, onClose }: Logging & { onClose: () => void }) {
  const [proof, setProof] = useState<File | null>(null);
  const today = dayIn(new Date(timeNow()).toISOString(), zone);
  const latest = today < days.last ? today : days.last;
  const isTooLarge = proof !== null && proof.size > imageLimits.bytes;
  const { form, ...rest } = useCallForm({
    initial: { amount: null as number | null, day: latest, note: '' },
    schema: newResult,
    texts: ({ amount }) => ({
      amount: {
        label: amountBoxes[type.unit].label,
        wrong:
          (amount ?? 0) > resultLimits.amount
            ? activityTexts.result_over_ceiling
            : (wrongAmount[type.unit] ?? 'Enter a whole number above 0.'),
      },
      day: { label: 'Day', wrong: 'Choose a day.' },
      note: { label: 'Note', wrong: `Enter at most ${resultLimits.note} characters.` },
      proof: { label: 'Picture', wrong: 'Choose a smaller picture.' },
    }),
    also: (): Record<string, string> => (isTooLarge ? { proof: 'Choose a smaller picture.' } : {}),
    send: async (call, { amount, ...values }) => {
      const picture = proof && (await call(uploadImage, { body: {} }, { files: { file: proof } })).id;
      const body = { ...values, groupId, amount: amount ?? 0, ...(picture && { proof: picture }) };
      return call(logResult, { body });
    },
    done: ({ amount }) => `${amountText(amount, type.unit)} logged`,
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Log a result" action="Log result" onClose={onClose}>
      <FormBody>
        <FieldGrid>
          <AmountField
            id="amount"
            unit={type.unit}
            error={form.errors.amount}
            value={form.values.amount}
            onChange={(amount) => form.setFieldValue('amount', amount)}
          />
          <TextField
            id="day"
            type="date"
            label="Day"
            min={days.first}
            max={latest}
            {...form.getInputProps('day')}
          />
        </FieldGrid>
        <RecordingField
          unit={type.unit}
          zone={zone}
          onRead={({ amount, day }) => form.setValues({ amount, ...(day && { day }) })}
        />
        <TextField id="note" label="Note" optional {...form.getInputProps('note')} />
        <FileField
          id="proof"
          label="Picture"
          optional
          hint="Proof for the others: the monitor, the watch, the finish."
          wanted="JPEG, PNG, WebP, GIF or AVIF, up to 15 MB"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          file={proof}
          onChange={setProof}
          error={isTooLarge && 'This file is larger than 15 MB. Choose a smaller one.'}
        />
      </FormBody>
    </FormModal>
  );
}
