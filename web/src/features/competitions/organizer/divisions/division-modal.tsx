import { type DivisionReply, newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import { changeDivision, createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { FormModal } from '../form-modal.tsx';
import { useSettingSaved } from '../use-setting-saved.ts';

interface DivisionModalProps {
  competitionId: string;
  /** null: a new one. */
  division: DivisionReply | null;
  onClose: () => void;
}

/** Adds a division or changes one. */
export function DivisionModal({ competitionId, division, onClose }: DivisionModalProps) {
  const saved = useSettingSaved(competitionId, onClose);
  const { form, ...rest } = useCallForm({
    initial: { name: division?.name ?? '', capacity: division?.capacity ?? null },
    schema: newDivision,
    words: {
      name: { label: 'Name', wrong: 'Write a name of up to 80 characters.' },
      capacity: { label: 'Places', wrong: 'A whole number from 1, or nothing for no limit.' },
    },
    send: async (body) => {
      if (!division) return (await call(createDivision, { params: { competitionId }, body })).data;
      return (await call(changeDivision, { params: { competitionId, divisionId: division.id }, body })).data;
    },
    done: saved,
  });
  return (
    <FormModal
      {...rest}
      title={division ? `Change ${division.name}` : 'Add a division'}
      deed={division ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <NumberField id="capacity" label="Places" placeholder="No limit" {...form.getInputProps('capacity')} />
    </FormModal>
  );
}
