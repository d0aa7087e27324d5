import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { GroupNotifyLevel } from '@chalkline/contract/groups/group-kinds.ts';
import { changeBelonging, joinGroup, leaveGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBell, IconBellOff, IconCheck, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../ui/menu.tsx';
import { addressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Join, ask, answer an invitation, leave: what this person can do about belonging here. */
export function PlaceActions({ group }: { group: GroupReply }) {
  const isKnown = useSession() !== null;
  const { can, belonging } = group;
  if (!isKnown) {
    return group.visibility === 'public' ? (
      <ButtonLink variant="main" to={urlOf('login', {}, { back: addressOf(group) })}>
        Sign in to join
      </ButtonLink>
    ) : null;
  }
  if (belonging?.state === 'in') return <Joined group={group} />;
  if (belonging?.state === 'invited') {
    return (
      <>
        {can.join && <Enter group={group} text="Accept invitation" done={`You joined ${group.name}`} />}
        {can.leave && <Withdraw group={group} text="Decline" done="Invitation declined" />}
      </>
    );
  }
  if (belonging?.state === 'requested') {
    return can.leave ? <Withdraw group={group} text="Cancel request" done="Request canceled" /> : null;
  }
  if (belonging?.state === 'waiting') {
    return can.leave ? (
      <Withdraw group={group} text="Leave the waiting list" done="You left the waiting list" />
    ) : null;
  }
  if (can.join) {
    const { text, done } = joinWords(group);
    return <Enter group={group} text={text} done={done} />;
  }
  if (can.ask) return <Enter group={group} text="Ask to join" done="Request sent" />;
  return null;
}

/** Who joins a full activity waits for a place. */
function joinWords({ type, name, memberCount, activity }: GroupReply): { text: string; done: string } {
  if (type !== 'activity') return { text: 'Join', done: `You joined ${name}` };
  const isFull = activity?.capacity != null && memberCount >= activity.capacity;
  return isFull
    ? { text: 'Join the waiting list', done: 'You’re on the waiting list' }
    : { text: 'I’m going', done: `You’re going to ${name}` };
}

interface StepProps {
  group: GroupReply;
  text: string;
  done: string;
}

function Enter({ group, text, done }: StepProps) {
  const { run, busy } = useAction({
    send: (call) => call(joinGroup, { params: { groupId: group.id } }),
    done,
    failed: `Couldn’t join the ${group.type}`,
    invalidates: [groupQueries.all],
  });
  return (
    <Button variant="main" busy={busy} onClick={() => run()}>
      {text}
    </Button>
  );
}

function Withdraw({ group, text, done }: StepProps) {
  const { run, busy } = useAction({
    send: (call) => call(leaveGroup, { params: { groupId: group.id } }),
    done,
    failed: 'Couldn’t save your answer',
    invalidates: [groupQueries.all],
  });
  return (
    <Button busy={busy} onClick={() => run()}>
      {text}
    </Button>
  );
}

const notifyLabels: Readonly<Record<GroupNotifyLevel, string>> = {
  all: 'All notifications',
  highlights: 'Mentions, replies and announcements',
  none: 'No notifications',
};

function Joined({ group }: { group: GroupReply }) {
  const [leaving, setLeaving] = useState(false);
  const { run, busy } = useAction<GroupNotifyLevel>({
    send: (call, notify) => call(changeBelonging, { params: { groupId: group.id }, body: { notify } }),
    done: 'Notifications saved',
    failed: 'Couldn’t save notifications',
    invalidates: [groupQueries.all],
  });
  const chosen = group.belonging?.notify;
  const levels = Object.keys(notifyLabels) as GroupNotifyLevel[];
  return (
    <>
      <Menu
        target={
          <Button busy={busy} icon={<IconCheck {...icon} />} iconAfter={<IconChevronDown {...icon} />}>
            {group.type === 'activity' ? 'Going' : 'Joined'}
          </Button>
        }
      >
        {levels.map((level) => (
          <MenuItem
            key={level}
            icon={level === 'none' ? <IconBellOff {...icon} /> : <IconBell {...icon} />}
            end={level === chosen && <IconCheck size={18} aria-label="Chosen" />}
            onClick={() => run(level)}
          >
            {notifyLabels[level]}
          </MenuItem>
        ))}
        {group.can.leave && (
          <>
            <MenuDivider />
            <MenuItem danger icon={<IconLogout {...icon} />} onClick={() => setLeaving(true)}>
              {group.type === 'activity' ? 'Can’t come' : 'Leave'}
            </MenuItem>
          </>
        )}
      </Menu>
      {leaving && <LeaveDialog group={group} onClose={() => setLeaving(false)} />}
    </>
  );
}

function LeaveDialog({ group, onClose }: { group: GroupReply; onClose: () => void }) {
  const kind = group.type;
  return (
    <ConfirmAction
      title={`Leave ${group.name}?`}
      confirm="Leave"
      keep="Stay"
      danger
      send={(call) => call(leaveGroup, { params: { groupId: group.id } })}
      done={`You left ${group.name}`}
      invalidates={[groupQueries.all]}
      onClose={onClose}
    >
      <p>
        {kind === 'community' ? 'You’ll leave all of its groups too. ' : ''}
        {group.visibility === 'public'
          ? 'You can join again at any time.'
          : 'To come back, you need a new invitation or the approval of a moderator.'}
      </p>
    </ConfirmAction>
  );
}
