import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import {
  invitePartnerStaff,
  removePartnerStaff,
} from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import {
  newPartnerStaff,
  type PartnerStaffReply,
} from '@chalkline/contract/partners/partner-staff.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { partnerQueries } from '../partners.queries.ts';

/** Who handles orders and products beside the owner. */
export function PartnerStaff({ partner }: { partner: PartnerReply }) {
  const query = useQuery(partnerQueries.staff());
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<PartnerStaffReply | null>(null);
  const invite = (
    <Button size={32} onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <Panel title="Staff" actions={invite}>
      <Loaded query={query} failed="Couldn’t load the staff">
        {(staff) =>
          staff.length === 0 ? (
            <EmptyState title="No staff yet">
              Invite people to handle orders and products. Payouts and revenues stay yours alone.
            </EmptyState>
          ) : (
            <DataTable caption="Staff" columns={columnsOf(setLeaving)} rows={staff} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {isInviting && <InviteModal name={partner.name} onClose={() => setInviting(false)} />}
      {leaving && <Remove member={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function columnsOf(remove: (member: PartnerStaffReply) => void): readonly Column<PartnerStaffReply>[] {
  return [
    { key: 'name', head: 'Person', phone: 'lead', cell: ({ name, email }) => name ?? email },
    { key: 'email', head: 'Email', cell: ({ email }) => email },
    {
      key: 'state',
      head: 'Since',
      cell: ({ state, since }) => (
        <>
          {state === 'invited' && 'Invited '}
          <TimeAgo at={since} />
        </>
      ),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (member) => (
        <RowActions>
          <Button
            size={32}
            aria-label={`Remove ${member.name ?? member.email}`}
            onClick={() => remove(member)}
          >
            Remove
          </Button>
        </RowActions>
      ),
    },
  ];
}

function InviteModal({ name, onClose }: { name: string; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { email: '' },
    schema: newPartnerStaff,
    texts: { email: { label: 'Email', wrong: 'Enter an email address, like name@example.org.' } },
    send: (call, body) => call(invitePartnerStaff, { body }),
    done: 'Invitation sent',
    invalidates: [partnerQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Invite to ${name}`} action="Invite" onClose={onClose}>
      <TextField
        id="email"
        type="email"
        label="Email"
        autoComplete="off"
        data-autofocus
        hint="They can handle orders, refunds and products. They don’t see payouts or revenues, and can’t edit the partner."
        {...form.getInputProps('email')}
      />
    </FormModal>
  );
}

function Remove({ member, onClose }: { member: PartnerStaffReply; onClose: () => void }) {
  const who = member.name ?? member.email;
  const isInvited = member.state === 'invited';
  return (
    <ConfirmAction
      title={isInvited ? `Withdraw the invitation to ${who}?` : `Remove ${who} from your staff?`}
      confirm={isInvited ? 'Withdraw' : 'Remove'}
      keep="Keep"
      danger
      send={(call) => call(removePartnerStaff, { params: { partnerStaffId: member.id } })}
      done={isInvited ? 'Invitation withdrawn' : `${who} removed`}
      invalidates={[partnerQueries.all]}
      onClose={onClose}
    >
      <p>{isInvited ? 'Its link stops working.' : 'They lose access to your orders and products at once.'}</p>
    </ConfirmAction>
  );
}
