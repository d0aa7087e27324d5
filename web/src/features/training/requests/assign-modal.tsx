import type { OwnProgramReply } from '@chalkline/contract/programs/program.schema.ts';
import { newAssignment } from '@chalkline/contract/training/program-request.schema.ts';
import { assignProgram } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { termsFromToday } from '../program/terms.ts';
import { trainingQueries } from '../training.queries.ts';
import { trainingKey } from '../training-key.ts';
import { TermsAndNote, termsAndNoteTexts } from './terms-and-note.tsx';

interface AssignModalProps {
  client: { readonly coachingId: string; readonly name: string };
  onClose: () => void;
}

/** One of the trainer's published programs for a client. */
export function AssignModal(props: AssignModalProps) {
  const query = useQuery(trainingQueries.assignable());
  if (query.data?.[0]) return <AssignForm {...props} programs={query.data} first={query.data[0]} />;
  return (
    <Modal opened onClose={props.onClose} title={`Assign a program to ${props.client.name}`}>
      <Loaded query={query} failed="Couldn’t load your programs">
        {() => (
          <EmptyState
            title="No published programs yet"
            action={
              <ButtonLink size={48} to={urlOf('myPrograms')}>
                Open my programs
              </ButtonLink>
            }
          >
            Publish a program first. You can assign it to all your clients.
          </EmptyState>
        )}
      </Loaded>
    </Modal>
  );
}

const texts = {
  ...termsAndNoteTexts,
  programId: { label: 'Program', wrong: 'Choose a program.' },
};

interface AssignFormProps extends AssignModalProps {
  programs: readonly OwnProgramReply[];
  first: OwnProgramReply;
}

function AssignForm({ client: { coachingId, name }, programs, first, onClose }: AssignFormProps) {
  const { zone: _, ...usual } = termsFromToday(first);
  const { form, ...rest } = useCallForm({
    initial: { programId: first.id, ...usual, message: '' },
    schema: newAssignment,
    texts,
    send: (call, body) => call(assignProgram, { params: { coachingId }, body }),
    done: `Program assigned to ${name}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  const chosen = programs.find(({ id }) => id === form.values.programId) ?? first;
  return (
    <FormModal {...rest} title={`Assign a program to ${name}`} action="Assign" onClose={onClose}>
      <FormBody>
        <SelectField
          id="programId"
          label={texts.programId.label}
          hint={`${name} accepts or declines, and can choose other days.`}
          choices={programs.map((program) => ({ value: program.id, label: program.name }))}
          value={form.values.programId}
          onChange={(programId) => form.setFieldValue('programId', programId)}
        />
        <TermsAndNote form={form} workouts={chosen.workouts} />
      </FormBody>
    </FormModal>
  );
}
