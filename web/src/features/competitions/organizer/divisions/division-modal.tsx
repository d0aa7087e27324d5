import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type DivisionReply, newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import { changeDivision, createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { DivisionFields } from './division-fields.tsx';
import { divisionDraftOf, divisionTexts, emptyDivision } from './division-form.ts';

interface DivisionModalProps {
  competition: CompetitionReply;
  /** null: a new division. */
  division: DivisionReply | null;
  onClose: () => void;
}

/** Adds or edits a division. */
export function DivisionModal({ competition, division, onClose }: DivisionModalProps) {
  const competitionId = competition.id;
  const { form, ...rest } = useCallForm({
    initial: division ? divisionDraftOf(division) : emptyDivision(),
    schema: newDivision,
    texts: divisionTexts,
    send: (call, body) =>
      division
        ? call(changeDivision, { params: { competitionId, divisionId: division.id }, body })
        : call(createDivision, { params: { competitionId }, body }),
    done: ({ name }) => `${name} saved`,
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={division ? `Edit ${division.name}` : 'Add a division'}
      action={division ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <DivisionFields form={form} competition={competition} divisionId={division?.id ?? null} />
    </FormModal>
  );
}
