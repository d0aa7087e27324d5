import { createTeam, joinTeam, leaveTeam } from '@chalkline/contract/activities/activities.endpoints.ts';
import { newTeam, teamLimits } from '@chalkline/contract/activities/standing.schema.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';

interface JoinTeamProps {
  groupId: string;
  team: { readonly id: string; readonly name: string };
}

/** Moves me into this team. */
export function JoinTeam({ groupId, team: { id, name } }: JoinTeamProps) {
  const { run, busy } = useAction({
    send: (call) => call(joinTeam, { params: { groupId }, body: { teamId: id } }),
    done: `You’re in ${name}`,
    failed: 'Couldn’t join the team',
    invalidates: [groupQueries.all],
  });
  return (
    <Button size={32} busy={busy} aria-label={`Join ${name}`} onClick={() => run()}>
      Join
    </Button>
  );
}

interface MyTeamProps {
  groupId: string;
  team: string | null;
  /** False where the staff sets the teams up. */
  mayStart: boolean;
}

/** Leaves my team, or starts one. */
export function MyTeam({ groupId, team, mayStart }: MyTeamProps) {
  const [open, setOpen] = useState(false);
  const { run, busy } = useAction({
    send: (call) => call(leaveTeam, { params: { groupId } }),
    done: `You left ${team}`,
    failed: 'Couldn’t leave the team',
    invalidates: [groupQueries.all],
  });
  if (team !== null) {
    return (
      <Button busy={busy} onClick={() => run()}>
        {`Leave ${team}`}
      </Button>
    );
  }
  if (!mayStart) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start a team</Button>
      {open && <TeamModal groupId={groupId} onClose={() => setOpen(false)} />}
    </>
  );
}

function TeamModal({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { name: '' },
    schema: newTeam,
    texts: { name: { label: 'Name', wrong: `Enter a name of up to ${teamLimits.name} characters.` } },
    send: (call, body) => call(createTeam, { params: { groupId }, body }),
    done: ({ name }) => `${name} started`,
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Start a team" action="Start team" onClose={onClose}>
      <TextField id="name" label="Name" {...form.getInputProps('name')} />
    </FormModal>
  );
}
