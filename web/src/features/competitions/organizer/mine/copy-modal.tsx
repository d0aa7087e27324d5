import {
  competitionCopy,
  type MyCompetitionCard,
} from '@chalkline/contract/competitions/competition.schema.ts';
import { copyCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FieldGrid } from '../../../../ui/field.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { aYearLater, nameAYearLater } from './a-year-later.ts';

interface CopyModalProps {
  original: MyCompetitionCard;
  onClose: () => void;
}

/** Copies a competition under a new name and on new dates. */
export function CopyModal({ original, onClose }: CopyModalProps) {
  const navigate = useNavigate();
  const { id: competitionId, name, startsOn, endsOn } = original;
  const { form, ...rest } = useCallForm({
    initial: {
      name: nameAYearLater(name, startsOn),
      startsOn: aYearLater(startsOn),
      endsOn: aYearLater(endsOn),
    },
    schema: competitionCopy,
    texts: {
      name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
      startsOn: { label: 'First day', wrong: 'Choose the first day.' },
      endsOn: { label: 'Last day', wrong: 'Choose a last day on or after the first day.' },
    },
    send: (call, body) => call(copyCompetition, { params: { competitionId }, body }),
    invalidates: [organizerQueries.allMine],
    onDone: ({ id }) => navigate(urlOf('createCompetition', {}, { id })),
  });
  return (
    <FormModal title={`Copy ${name}`} action="Copy" onClose={onClose} {...rest}>
      <p>
        Copies the divisions, workouts, rules, schedule, floors, waivers and registration with its prices and
        questions, without athletes and scores. Registration stays closed until you open it.
      </p>
      <TextField id="name" label="Name" {...form.getInputProps('name')} />
      <FieldGrid>
        <TextField id="startsOn" type="date" label="First day" {...form.getInputProps('startsOn')} />
        <TextField id="endsOn" type="date" label="Last day" {...form.getInputProps('endsOn')} />
      </FieldGrid>
    </FormModal>
  );
}
