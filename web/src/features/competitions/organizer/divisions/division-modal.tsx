import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type DivisionReply, newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import { changeDivision, createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { useSettingSaved } from '../use-setting-saved.ts';
import { DivisionFields } from './division-fields.tsx';
import { divisionDraftOf, divisionWords, emptyDivision } from './division-form.ts';

interface DivisionModalProps {
  competition: CompetitionReply;
  /** null: a new one. */
  division: DivisionReply | null;
  onClose: () => void;
}

/** Adds a division or changes one. */
export function DivisionModal({ competition, division, onClose }: DivisionModalProps) {
  const competitionId = competition.id;
  const saved = useSettingSaved(competitionId, onClose);
  const { form, ...rest } = useCallForm({
    initial: division ? divisionDraftOf(division) : emptyDivision(),
    schema: newDivision,
    words: divisionWords,
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
      <DivisionFields form={form} competition={competition} />
    </FormModal>
  );
}
