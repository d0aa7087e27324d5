import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { type GroupRole, groupRoles } from '@chalkline/contract/groups/group-kinds.ts';
import {
  acceptMember,
  changeRole,
  removeMember,
  transferGroup,
  unmuteMember,
} from '@chalkline/contract/groups/members.endpoints.ts';
import {
  IconArrowsExchange,
  IconBan,
  IconDots,
  IconMessageOff,
  IconUserMinus,
  IconUserStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../ui/menu.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { roleLabels } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { BanModal } from './ban-modal.tsx';
import { MuteModal } from './mute-modal.tsx';

interface MemberProps {
  group: GroupReply;
  member: MemberReply;
}

/** What can be done with one person, by the state they are in. */
export function MemberActions({ group, member }: MemberProps) {
  const { state, can } = member;
  if (state === 'in') return <MemberMenu group={group} member={member} />;
  return <AnswerActions groupId={group.id} person={member} state={state} can={can} />;
}

interface AnswerProps {
  groupId: string;
  person: { readonly id: string; readonly name: string };
}

interface AnswerActionsProps extends AnswerProps {
  state: keyof typeof removals;
  can: { readonly accept: boolean; readonly remove: boolean };
}

/** Lets somebody in who isn’t, or takes them off the list they are on. */
export function AnswerActions({ groupId, person, state, can }: AnswerActionsProps) {
  return (
    <RowActions>
      {can.accept && <AcceptButton groupId={groupId} person={person} />}
      {can.remove && <RemoveButton groupId={groupId} person={person} state={state} />}
    </RowActions>
  );
}

function AcceptButton({ groupId, person: member }: AnswerProps) {
  const { run, busy } = useAction({
    send: (call) => call(acceptMember, { params: { groupId, personId: member.id } }),
    done: `${member.name} is in`,
    failed: 'Couldn’t accept the request',
    invalidates: [groupQueries.all],
  });
  return (
    <Button size={32} busy={busy} aria-label={`Accept ${member.name}`} onClick={() => run()}>
      Accept
    </Button>
  );
}

const removals = {
  requested: { text: 'Decline', done: 'Request declined', failed: 'Couldn’t decline the request' },
  waiting: {
    text: 'Remove',
    done: 'Removed from the waiting list',
    failed: 'Couldn’t change the waiting list',
  },
  invited: { text: 'Withdraw', done: 'Invitation withdrawn', failed: 'Couldn’t withdraw the invitation' },
  banned: { text: 'Lift ban', done: 'Ban lifted', failed: 'Couldn’t lift the ban' },
} as const;

function RemoveButton({ groupId, person: member, state }: AnswerProps & { state: keyof typeof removals }) {
  const { text, done, failed } = removals[state];
  const { run, busy } = useAction({
    send: (call) => call(removeMember, { params: { groupId, personId: member.id } }),
    done,
    failed,
    invalidates: [groupQueries.all],
  });
  return (
    <Button size={32} variant="text" busy={busy} aria-label={`${text}: ${member.name}`} onClick={() => run()}>
      {text}
    </Button>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Asked = 'remove' | 'ban' | 'transfer' | 'mute' | 'unmute';

function MemberMenu({ group, member }: MemberProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isMe = useSession()?.user.id === member.id;
  const { can, role } = member;
  const { run } = useAction<GroupRole>({
    send: (call, wanted) =>
      call(changeRole, {
        params: { groupId: group.id, personId: member.id },
        body: { role: wanted, was: { role } },
      }),
    done: (_answer, wanted) => `${member.name} is now ${wanted === 'owner' ? 'an' : 'a'} ${wanted}`,
    failed: 'Couldn’t change the role',
    invalidates: [groupQueries.all],
  });
  const mayTransfer = can.changeRole && !isMe && role !== 'owner' && group.belonging?.role === 'owner';
  if (!can.changeRole && !can.remove && !can.ban) return null;
  return (
    <>
      <Menu target={<IconButton size={32} label={`Manage ${member.name}`} icon={<IconDots {...icon} />} />}>
        {can.changeRole &&
          groupRoles
            .filter((wanted) => wanted !== role)
            .map((wanted) => (
              <MenuItem key={wanted} icon={<IconUserStar {...icon} />} onClick={() => run(wanted)}>
                Make {roleLabels[wanted].toLowerCase()}
              </MenuItem>
            ))}
        {mayTransfer && (
          <MenuItem icon={<IconArrowsExchange {...icon} />} onClick={() => setAsked('transfer')}>
            Transfer ownership
          </MenuItem>
        )}
        {(can.remove || can.ban) && can.changeRole && <MenuDivider />}
        {can.mute && (
          <MenuItem
            icon={<IconMessageOff {...icon} />}
            onClick={() => setAsked(member.mutedUntil ? 'unmute' : 'mute')}
          >
            {member.mutedUntil ? 'Unmute' : 'Mute'}
          </MenuItem>
        )}
        {can.remove && (
          <MenuItem danger icon={<IconUserMinus {...icon} />} onClick={() => setAsked('remove')}>
            Remove
          </MenuItem>
        )}
        {can.ban && (
          <MenuItem danger icon={<IconBan {...icon} />} onClick={() => setAsked('ban')}>
            Ban
          </MenuItem>
        )}
      </Menu>
      {asked === 'mute' && <MuteModal group={group} member={member} onClose={() => setAsked(null)} />}
      {asked === 'ban' && <BanModal group={group} member={member} onClose={() => setAsked(null)} />}
      {asked && asked !== 'mute' && asked !== 'ban' && (
        <MemberDialog group={group} member={member} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface DialogProps extends MemberProps {
  asked: Exclude<Asked, 'mute' | 'ban'>;
  onClose: () => void;
}

function MemberDialog({ group, member, asked, onClose }: DialogProps) {
  const params = { groupId: group.id, personId: member.id };
  const kind = group.type;
  const dialogs = {
    remove: {
      title: `Remove ${member.name}?`,
      confirm: 'Remove',
      done: `${member.name} removed`,
      text: `They lose access to the ${kind}. They can join or ask again.`,
    },
    unmute: {
      title: `Unmute ${member.name}?`,
      confirm: 'Unmute',
      done: `${member.name} unmuted`,
      text: 'They can post and comment again.',
    },
    transfer: {
      title: `Transfer ${group.name} to ${member.name}?`,
      confirm: 'Transfer',
      done: `${member.name} is now the owner`,
      text: 'They become an owner and you become a moderator. Only they can give ownership back.',
    },
  } as const;
  const { text, ...words } = dialogs[asked];
  return (
    <ConfirmAction<unknown>
      {...words}
      keep="Cancel"
      danger={asked === 'remove'}
      send={(call) => {
        if (asked === 'remove') return call(removeMember, { params });
        if (asked === 'unmute') return call(unmuteMember, { params });
        return call(transferGroup, { params: { groupId: group.id }, body: { personId: member.id } });
      }}
      invalidates={[groupQueries.all]}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmAction>
  );
}
