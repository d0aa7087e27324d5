import {
  type JoiningTeam,
  joiningTeam,
  type RosterReply,
} from '@chalkline/contract/competitions/roster.schema.ts';
import { joinTeam } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { session } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GenderField } from '../compete/gender-field.tsx';
import { teamQueries } from './teams.queries.ts';

interface TeamJoinProps {
  competitionId: string;
  roster: RosterReply;
  token: string;
}

/** For who came by the invite link: signs in, says what the division asks for, joins. */
export function TeamJoin(props: TeamJoinProps) {
  const { competitionId, roster, token } = props;
  const { joining } = roster;
  if (roster.members.some(({ isYou }) => isYou)) return null;
  if (session.current() === null) {
    const back = urlOf('team', { id: competitionId, teamId: roster.entryId }, { invite: token });
    return (
      <Panel title={`Join ${roster.name}`} padded>
        <ButtonLink variant="main" to={urlOf('login', {}, { back })}>
          Sign in to join
        </ButtonLink>
      </Panel>
    );
  }
  if (joining === null)
    return <Note tone="warn">This invite link has expired. Ask the captain for a new one.</Note>;
  if (joining.reason !== null) return <Note tone="warn">{joining.reason}</Note>;
  return <JoinForm {...props} needs={joining.needs} />;
}

type Needs = NonNullable<RosterReply['joining']>['needs'];

function JoinForm({ competitionId, roster, token, needs }: TeamJoinProps & { needs: Needs }) {
  const navigate = useNavigate();
  const { entryId } = roster;
  const initial: JoiningTeam = { token, birthDate: null, gender: null };
  const { form, ...state } = useCallForm({
    initial,
    schema: joiningTeam,
    texts: {
      birthDate: { label: 'Birth date', wrong: 'Enter your birth date.' },
      gender: { label: 'Gender', wrong: 'Choose a gender.' },
    },
    send: (call, body) => call(joinTeam, { params: { competitionId, entryId }, body }),
    done: `You joined ${roster.name}`,
    invalidates: [teamQueries.within(competitionId)],
    onDone: () => void navigate(urlOf('team', { id: competitionId, teamId: entryId }), { replace: true }),
  });
  return (
    <Panel title={`Join ${roster.name}`} padded>
      <Form action="Join team" {...state}>
        {needs.birthDate && (
          <TextField
            id="birthDate"
            type="date"
            label="Birth date"
            error={form.errors.birthDate}
            value={form.values.birthDate ?? ''}
            onChange={(change) => form.setFieldValue('birthDate', change.currentTarget.value || null)}
          />
        )}
        {needs.gender && (
          <GenderField
            id="gender"
            error={form.errors.gender}
            value={form.values.gender}
            onChange={(gender) => form.setFieldValue('gender', gender)}
          />
        )}
      </Form>
    </Panel>
  );
}
