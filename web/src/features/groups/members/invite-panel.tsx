import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { inviteDays } from '@chalkline/contract/groups/group-kinds.ts';
import { type InviteReply, newMemberInvitation } from '@chalkline/contract/groups/member.schema.ts';
import { createInvite, inviteMember, revokeInvite } from '@chalkline/contract/groups/members.endpoints.ts';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { copyText } from '../../../patterns/share/copy-text.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { groupQueries } from '../groups.queries.ts';
import styles from './members.module.css';

/** Invites one person by handle. */
export function InvitePersonPanel({ group }: { group: GroupReply }) {
  const { form, ...rest } = useCallForm({
    initial: { handle: '' },
    schema: newMemberInvitation,
    texts: { handle: { label: 'Handle', wrong: 'Enter the person’s handle.' } },
    send: (call, { handle }) =>
      call(inviteMember, {
        params: { groupId: group.id },
        body: { handle: handle.trim().replace(/^@/, '') },
      }),
    resetTo: () => ({ handle: '' }),
    done: (member) => `${member.name} invited`,
    invalidates: [groupQueries.all],
  });
  return (
    <Panel title="Invite a person" padded>
      <Form {...rest} action="Invite">
        <FormBody>
          <TextField
            id="handle"
            label="Handle"
            autoComplete="off"
            autoCapitalize="none"
            hint="As on their profile, such as @imani."
            {...form.getInputProps('handle')}
          />
        </FormBody>
      </Form>
    </Panel>
  );
}

/** Links that let anyone who has them in. */
export function InviteLinksPanel({ group }: { group: GroupReply }) {
  const query = useQuery(groupQueries.invites(group.id));
  const { run, busy } = useAction({
    send: (call) => call(createInvite, { params: { groupId: group.id }, body: {} }),
    done: 'Invite link created',
    failed: 'Couldn’t create an invite link',
    invalidates: [groupQueries.invites(group.id).queryKey],
  });
  return (
    <Panel
      title="Invite links"
      actions={
        <Button
          size={32}
          busy={busy}
          icon={<IconLink size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => run()}
        >
          Create link
        </Button>
      }
    >
      <Loaded
        query={query}
        failed="Couldn’t load invite links"
        skeleton={<SkeletonRows rows={1} avatar={false} />}
      >
        {(invites) =>
          invites.length === 0 ? (
            <p className={styles.row}>
              {`Anyone with a link can join the ${group.type} for ${inviteDays} days.`}
            </p>
          ) : (
            <ul className={styles.rows}>
              {invites.map((invite) => (
                <InviteRow key={invite.id} groupId={group.id} invite={invite} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function InviteRow({ groupId, invite }: { groupId: string; invite: InviteReply }) {
  const field = useRef<HTMLInputElement>(null);
  const { run, busy } = useAction({
    send: (call) => call(revokeInvite, { params: { groupId, inviteId: invite.id } }),
    done: 'Invite link revoked',
    failed: 'Couldn’t revoke the link',
    invalidates: [groupQueries.invites(groupId).queryKey],
  });
  async function copy(): Promise<void> {
    if (!field.current) return;
    const isCopied = await copyText(field.current);
    addToast(
      isCopied
        ? { kind: 'success', title: 'Link copied' }
        : { kind: 'error', title: 'Couldn’t copy the link', detail: 'Select it and copy it yourself.' },
    );
  }
  return (
    <li className={styles.row}>
      <TextField
        ref={field}
        className={styles.link}
        label={`Invite link of ${invite.createdBy}`}
        labelHidden
        readOnly
        value={invite.link}
        onFocus={(event) => event.currentTarget.select()}
        hint={
          <>
            Used {invite.uses} of {invite.mostUses}, expires <TimeAgo at={invite.expiresAt} />
          </>
        }
      />
      <RowActions>
        <Button size={32} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size={32} variant="text" busy={busy} onClick={() => run()}>
          Revoke
        </Button>
      </RowActions>
    </li>
  );
}
