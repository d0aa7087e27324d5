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
  entryId: { label: 'Athlete', wrong: 'Choose whose points change.' },
  points: {
    label: 'Points',
    wrong: 'A number that is not 0, with at most three decimals; below 0 takes points.',
  },
  reason: { label: 'Reason', wrong: 'Say why, in up to 500 characters.' },
};

/** Points given or taken by hand, with who would move by it. */
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
      // The schema has checked that the points are there.
      return call(createAdjustment, { params, body: { ...body, points: body.points ?? 0 } });
    },
    done: ({ entryName }) => `${entryName}’s points are changed`,
    invalidates: [organizerQueries.within(competition.id)],
    onDone: onClose,
  });
  const { entryId, points } = form.values;
  const isComplete = newAdjustment.safeParse({ entryId, points, reason: 'x' }).success;
  const change: RippleChange | null =
    isComplete && points !== undefined ? { kind: 'adjustment', entryId, points } : null;
  return (
    <FormModal {...rest} title="Give or take points" action="Change the points" onClose={onClose}>
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
        hint="They are added to the total; below 0 they are taken from it."
        decimals
        error={form.errors.points}
        value={points ?? null}
        onChange={(typed) => form.setFieldValue('points', typed ?? undefined)}
      />
      <TextField
        id="reason"
        label="Reason"
        hint="Everybody reads it on the board."
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <RipplePreview competition={competition} change={change} />
    </FormModal>
  );
}
