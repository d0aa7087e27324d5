import {
  type AskingTeam,
  askingTeam,
  type JoiningTeam,
  joiningTeam,
  type RosterReply,
} from '@chalkline/contract/competitions/roster.schema.ts';
import { askForTeam, joinTeam } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GenderField } from '../compete/gender-field.tsx';
import { moneyText } from '../registration-texts.ts';
import { teamQueries } from './teams.queries.ts';

type Needs = NonNullable<RosterReply['joining']>['needs'];

interface JoinProps {
  competitionId: string;
  roster: RosterReply;
  needs: Needs;
}

const texts = {
  birthDate: { label: 'Birth date', wrong: 'Enter your birth date.' },
  gender: { label: 'Gender', wrong: 'Choose a gender.' },
  message: { label: 'Message', wrong: 'Use at most 300 characters.' },
};

/** Takes a place with the invite link, or the one they were named for. */
export function JoinForm({ competitionId, roster, needs, token }: JoinProps & { token: string | null }) {
  const navigate = useNavigate();
  const { entryId } = roster;
  const initial: JoiningTeam = { token, birthDate: null, gender: null };
  const { form, ...state } = useCallForm({
    initial,
    texts,
    schema: joiningTeam,
    send: (call, body) => call(joinTeam, { params: { competitionId, entryId }, body }),
    done: `You joined ${roster.name}`,
    invalidates: [teamQueries.within(competitionId)],
    onDone: () => void navigate(urlOf('team', { id: competitionId, teamId: entryId }), { replace: true }),
  });
  return (
    <Panel title={`Join ${roster.name}`} padded>
      <Form action="Join team" {...state}>
        <ShareNote share={roster.joining?.share ?? null} />
        <Facts form={form} needs={needs} />
      </Form>
    </Panel>
  );
}

/** What being on the team costs, before somebody joins it. */
function ShareNote({ share }: { share: NonNullable<RosterReply['joining']>['share'] }) {
  if (share === null) return null;
  return (
    <p>{`Your share is ${moneyText(share.amount, share.currency)}. You pay it once you’re on the team.`}</p>
  );
}

/** Asks the captain for a place. */
export function AskForm({ competitionId, roster, needs }: JoinProps) {
  const { entryId } = roster;
  const initial: AskingTeam = { message: null, birthDate: null, gender: null };
  const { form, ...state } = useCallForm({
    initial,
    texts,
    schema: askingTeam,
    send: (call, body) => call(askForTeam, { params: { competitionId, entryId }, body }),
    done: 'Request sent',
    invalidates: [teamQueries.within(competitionId)],
  });
  return (
    <Panel title={`Ask to join ${roster.name}`} padded>
      <Form action="Ask to join" {...state}>
        <ShareNote share={roster.joining?.share ?? null} />
        <Facts form={form} needs={needs} />
        <TextField
          id="message"
          label="Message to the captain"
          optional
          error={form.errors.message}
          value={form.values.message ?? ''}
          onChange={(change) => form.setFieldValue('message', change.currentTarget.value || null)}
        />
      </Form>
    </Panel>
  );
}

type FactsDraft = Pick<JoiningTeam, 'birthDate' | 'gender'>;

/** What the division asks for and the profile lacks. */
export function Facts<Draft extends FactsDraft>({
  form,
  needs,
}: {
  form: UseFormReturnType<Draft>;
  needs: Needs;
}) {
  const { values, errors } = form;
  const set = (facts: Partial<FactsDraft>) => form.setValues((before) => ({ ...before, ...facts }));
  return (
    <>
      {needs.birthDate && (
        <TextField
          id="birthDate"
          type="date"
          label="Birth date"
          error={errors.birthDate}
          value={values.birthDate ?? ''}
          onChange={(change) => set({ birthDate: change.currentTarget.value || null })}
        />
      )}
      {needs.gender && (
        <GenderField
          id="gender"
          error={errors.gender}
          value={values.gender}
          onChange={(gender) => set({ gender })}
        />
      )}
    </>
  );
}
