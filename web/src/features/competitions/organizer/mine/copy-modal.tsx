import {
  competitionCopy,
  type MyCompetitionCard,
} from '@chalkline/contract/competitions/competition.schema.ts';
import { copyCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { call, queryClient } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { FieldGrid } from '../../../../ui/field.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useAttemptKey } from '../create/attempt-key.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { aYearLater, nameAYearLater } from './a-year-later.ts';

interface CopyModalProps {
  original: MyCompetitionCard;
  onClose: () => void;
}

/** Asks what is different about the next one: its name and its days. The rest comes from the original. */
export function CopyModal({ original, onClose }: CopyModalProps) {
  const navigate = useNavigate();
  const keyFor = useAttemptKey();
  const { id: competitionId, name, startsOn, endsOn } = original;
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: {
      name: nameAYearLater(name, startsOn),
      startsOn: aYearLater(startsOn),
      endsOn: aYearLater(endsOn),
    },
    schema: competitionCopy,
    words: {
      name: { label: 'Name', wrong: 'Give it a name of up to 120 letters.' },
      startsOn: { label: 'First day', wrong: 'Choose a day.' },
      endsOn: { label: 'Last day', wrong: 'Choose a day that is not before the first one.' },
    },
    send: async (body) => {
      const asked = { params: { competitionId }, body };
      return (await call(copyCompetition, asked, { idempotencyKey: keyFor(body) })).data;
    },
    done: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: organizerQueries.mine().queryKey });
      await navigate(urlOf('createCompetition', {}, { id }));
    },
  });
  return (
    <FormModal title={`Copy ${name}`} deed="Make the copy" {...{ onClose, submit, busy, problems, refusal }}>
      <p>It takes the divisions, workouts and rules along. Nobody is entered, nothing is scored.</p>
      <TextField id="name" label="Name" {...form.getInputProps('name')} />
      <FieldGrid>
        <TextField id="startsOn" type="date" label="First day" {...form.getInputProps('startsOn')} />
        <TextField id="endsOn" type="date" label="Last day" {...form.getInputProps('endsOn')} />
      </FieldGrid>
    </FormModal>
  );
}
