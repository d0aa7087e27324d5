import type { OwnProgramReply } from '@chalkline/contract/programs/program.schema.ts';
import {
  type AudienceReply,
  newAudienceAssignment,
} from '@chalkline/contract/training/program-request.schema.ts';
import { assignProgramToAudience } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { termsFromToday } from '../program/terms.ts';
import { trainingQueries } from '../training.queries.ts';
import { trainingKey } from '../training-key.ts';
import { TermsAndNote, termsAndNoteTexts } from './terms-and-note.tsx';

const title = 'Assign a program to a group';

/** One of the trainer's published programs for everyone of a group or a membership. */
export function AssignManyModal({ onClose }: { onClose: () => void }) {
  const programs = useQuery(trainingQueries.assignable());
  const audiences = useQuery(trainingQueries.audiences());
  const [program, audience] = [programs.data?.[0], audiences.data?.[0]];
  if (programs.data && audiences.data && program && audience)
    return (
      <AssignForm programs={programs.data} audiences={audiences.data} {...{ program, audience, onClose }} />
    );
  return (
    <Modal opened onClose={onClose} title={title}>
      <Loaded query={programs} failed="Couldn’t load your programs">
        {() => (
          <Loaded query={audiences} failed="Couldn’t load your groups">
            {() => (program ? <NoGroup /> : <NoProgram />)}
          </Loaded>
        )}
      </Loaded>
    </Modal>
  );
}

function NoProgram() {
  return (
    <EmptyState
      title="No published programs yet"
      action={
        <ButtonLink size={48} to={urlOf('myPrograms')}>
          Open my programs
        </ButtonLink>
      }
    >
      Publish a program first. Then you can assign it to a group or to everyone with a membership.
    </EmptyState>
  );
}

function NoGroup() {
  return (
    <EmptyState title="No groups or memberships yet">
      Start a group or sell a membership first. Then you can assign a program to everyone in it.
    </EmptyState>
  );
}

const texts = {
  ...termsAndNoteTexts,
  programId: { label: 'Program', wrong: 'Choose a program.' },
  to: { label: 'Assign to', wrong: 'Choose a group or a membership.' },
};

const schema = newAudienceAssignment
  .omit({ audience: true })
  .extend({ programId: z.string().min(1), to: z.string().min(1) });

interface AssignFormProps {
  programs: readonly OwnProgramReply[];
  audiences: readonly AudienceReply[];
  program: OwnProgramReply;
  audience: AudienceReply;
  onClose: () => void;
}

const keyOf = ({ kind, id }: AudienceReply) => `${kind} ${id}`;
const labelOf = ({ kind, name, people }: AudienceReply) =>
  `${name} (${kind === 'plan' ? 'membership, ' : ''}${counted(people, ['person', 'people'])})`;

function AssignForm({ programs, audiences, program, audience, onClose }: AssignFormProps) {
  const { zone: _, ...usual } = termsFromToday(program);
  const { form, ...rest } = useCallForm({
    initial: { programId: program.id, to: keyOf(audience), ...usual, message: '' },
    schema,
    texts,
    send: (call, { programId, to, ...terms }) => {
      const { kind, id } = audiences.find((one) => keyOf(one) === to) ?? audience;
      return call(assignProgramToAudience, {
        params: { programId },
        body: { ...terms, audience: { kind, id } },
      });
    },
    done: ({ sent }) => `Program assigned to ${counted(sent, ['person', 'people'])}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  const chosen = programs.find(({ id }) => id === form.values.programId) ?? program;
  return (
    <FormModal {...rest} title={title} action="Assign" onClose={onClose}>
      <FormBody>
        <SelectField
          id="programId"
          label={texts.programId.label}
          choices={programs.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.values.programId}
          onChange={(programId) => form.setFieldValue('programId', programId)}
        />
        <SelectField
          id="to"
          label={texts.to.label}
          hint="Each person accepts or declines, and can choose other days. Those who train by it already are left out."
          choices={audiences.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
          value={form.values.to}
          onChange={(to) => form.setFieldValue('to', to)}
        />
        <TermsAndNote form={form} workouts={chosen.workouts} />
      </FormBody>
    </FormModal>
  );
}
