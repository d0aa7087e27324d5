import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { newStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import { inviteStaff } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../../ui/field.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { addToast } from '../../../../ui/toasts.tsx';

interface InviteStaffProps {
  competitionId: string;
  onInvited: () => void;
}

/** Asks somebody to help, by their address: whether it has an account is nobody's to know before they accept. */
export function InviteStaff({ competitionId, onInvited }: InviteStaffProps) {
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: '', role: 'staff' as StaffRole },
    schema: newStaffInvitation,
    words: { email: { label: 'E-mail', wrong: 'Write an address, like name@example.org.' } },
    send: async (body) => (await call(inviteStaff, { params: { competitionId }, body })).data,
    done: ({ email }) => {
      addToast({ kind: 'success', title: `${email} is invited` });
      form.reset();
      onInvited();
    },
  });
  return (
    <Panel title="Invite somebody" padded>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          <FieldGrid>
            <TextField
              id="email"
              type="email"
              label="E-mail"
              autoComplete="off"
              hint="We mail them; they are staff when they accept."
              {...form.getInputProps('email')}
            />
            <SegmentedControl
              label="Role"
              labelShown
              wide
              choices={[
                { value: 'staff', label: 'Staff' },
                { value: 'owner', label: 'Owner' },
              ]}
              value={form.values.role}
              onChange={(role) => form.setFieldValue('role', role)}
            />
          </FieldGrid>
          <Row>
            <Button type="submit" variant="main" busy={busy}>
              Invite
            </Button>
          </Row>
        </FormBody>
      </form>
    </Panel>
  );
}
