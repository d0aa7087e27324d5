import type { StaffTask } from '@chalkline/contract/competitions/staff.schema.ts';
import { newStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import { inviteStaff } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FieldGrid } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { TaskFields, taskTexts } from './task-fields.tsx';

const initial: StaffTask & { email: string } = { email: '', role: 'scorer', until: null };

/** Invites someone to the staff by email, without revealing whether the address has an account. */
export function InviteStaff({ competitionId }: { competitionId: string }) {
  const { form, ...rest } = useCallForm({
    initial,
    schema: newStaffInvitation,
    texts: {
      email: { label: 'Email', wrong: 'Enter an email address, like name@example.org.' },
      ...taskTexts,
    },
    send: (call, body) => call(inviteStaff, { params: { competitionId }, body }),
    done: ({ email }) => `${email} invited`,
    invalidates: [organizerQueries.staffInvitations(competitionId).queryKey],
    resetTo: () => initial,
  });
  return (
    <Panel title="Invite staff" padded>
      <Form {...rest} action="Invite">
        <FieldGrid>
          <TextField
            id="email"
            type="email"
            label="Email"
            autoComplete="off"
            hint="They join the staff once they accept the invitation in their email."
            {...form.getInputProps('email')}
          />
          <TaskFields values={form.values} errors={form.errors} onChange={(task) => form.setValues(task)} />
        </FieldGrid>
      </Form>
    </Panel>
  );
}
