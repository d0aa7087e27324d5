import { addStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { newStaff, type StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
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

interface AddStaffProps {
  competitionId: string;
  onAdded: () => void;
}

/** Lets somebody who has an account help, by their address. */
export function AddStaff({ competitionId, onAdded }: AddStaffProps) {
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: '', role: 'staff' as StaffRole },
    schema: newStaff,
    words: { email: { label: 'E-mail', wrong: 'Write an address, like name@example.org.' } },
    send: async (body) => (await call(addStaff, { params: { competitionId }, body })).data,
    done: ({ name }) => {
      addToast({ kind: 'success', title: `${name} is on the staff` });
      form.reset();
      onAdded();
    },
  });
  return (
    <Panel title="Add somebody" padded>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          <FieldGrid>
            <TextField
              id="email"
              type="email"
              label="E-mail"
              autoComplete="off"
              hint="They need an account with this address."
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
              Add
            </Button>
          </Row>
        </FormBody>
      </form>
    </Panel>
  );
}
