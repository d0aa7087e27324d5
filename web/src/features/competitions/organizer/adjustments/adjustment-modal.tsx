import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createAdjustment } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { newAdjustment } from '@chalkline/contract/competitions/decisions.schema.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { useState } from 'react';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { EntrySelect } from './entry-select.tsx';

const texts: FieldTexts = {
  entryId: { label: 'Athlete', wrong: 'Choose an athlete.' },
  points: {
    label: 'Points',
    wrong: 'Enter a number other than 0, with at most three decimals.',
  },
  reason: { label: 'Reason', wrong: 'Enter a reason of up to 500 characters.' },
};

/** Adds or subtracts points by hand, with a preview of who would move. */
export function AdjustmentModal({
  competition,
  onClose,
}: {
  competition: CompetitionReply;
  onClose: () => void;
}) {
  const [entry, setEntry] = useState<EntryReply | null>(null);
  const { form, ...rest } = useCallForm({
    initial: { entryId: '', points: undefined as number | undefined, reason: '' },
    schema: newAdjustment,
    texts,
    send: (call, body) => {
      const params = { competitionId: competition.id };
      // The schema has checked that there are points.
      return call(createAdjustment, { params, body: { ...body, points: body.points ?? 0 } });
    },
    done: ({ entryName }) => `Points adjusted for ${entryName}`,
    invalidates: [organizerQueries.within(competition.id)],
    onDone: onClose,
  });
  const { entryId, points } = form.values;
  const isComplete = newAdjustment.safeParse({ entryId, points, reason: 'x' }).success;
  const change: RippleChange | null =
    isComplete && points !== undefined ? { kind: 'adjustment', entryId, points } : null;
  return (
    <FormModal {...rest} title="Adjust points" action="Adjust points" onClose={onClose}>
      <EntrySelect
        competitionId={competition.id}
        chosen={entry}
        error={form.errors.entryId ? String(form.errors.entryId) : undefined}
        onChoose={(chosen) => {
          setEntry(chosen);
          form.setFieldValue('entryId', chosen?.id ?? '');
        }}
      />
      <NumberField
        id="points"
        label="Points"
        hint="Added to the total. Use a negative number to subtract."
        decimals
        error={form.errors.points}
        value={points ?? null}
        onChange={(typed) => form.setFieldValue('points', typed ?? undefined)}
      />
      <TextField
        id="reason"
        label="Reason"
        hint="Shown on the leaderboard."
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <RipplePreview competition={competition} change={change} />
    </FormModal>
  );
}
