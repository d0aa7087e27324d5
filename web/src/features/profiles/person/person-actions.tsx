import {
  blockPerson,
  followPerson,
  unfollowPerson,
} from '@chalkline/contract/profiles/connections.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBan, IconCheck, IconDots, IconFlag, IconUserPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useReport } from '../../../platform/report-door.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { profileQueries } from '../profiles.queries.ts';

interface PersonActionsProps {
  personId: string;
  name: string;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Message, follow and block. Nothing for visitors. */
export function PersonActions({ personId, name }: PersonActionsProps) {
  const { data } = useQuery(profileQueries.connection(personId));
  const [blocking, setBlocking] = useState(false);
  const report = useReport();
  if (!data?.can.follow) return null;
  return (
    <>
      <ButtonLink variant="frame" to={urlOf('messages', {}, { to: personId })}>
        Message
      </ButtonLink>
      <FollowButton personId={personId} isFollowed={data.isFollowed} />
      <Menu target={<IconButton label="More" icon={<IconDots {...icon} />} edged />}>
        <MenuItem icon={<IconFlag {...icon} />} onClick={() => report({ kind: 'person', id: personId })}>
          Report
        </MenuItem>
        <MenuItem icon={<IconBan {...icon} />} danger onClick={() => setBlocking(true)}>
          Block
        </MenuItem>
      </Menu>
      {blocking && <BlockDialog personId={personId} name={name} onClose={() => setBlocking(false)} />}
    </>
  );
}

function FollowButton({ personId, isFollowed }: { personId: string; isFollowed: boolean }) {
  const { run, busy } = useAction<boolean>({
    send: (call, wanted) => call(wanted ? followPerson : unfollowPerson, { params: { personId } }),
    failed: isFollowed ? 'Couldn’t unfollow' : 'Couldn’t follow',
    invalidates: [profileQueries.connection(personId).queryKey],
  });
  return (
    <Button
      variant={isFollowed ? 'frame' : 'main'}
      icon={isFollowed ? <IconCheck {...icon} /> : <IconUserPlus {...icon} />}
      aria-pressed={isFollowed}
      busy={busy}
      onClick={() => run(!isFollowed)}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}

function BlockDialog({ personId, name, onClose }: PersonActionsProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <ConfirmAction
      title={`Block ${name}?`}
      confirm="Block"
      keep="Don’t block"
      danger
      send={(call) => call(blockPerson, { params: { personId } })}
      done={`You blocked ${name}`}
      onDone={() => {
        queries.removeQueries({ queryKey: profileQueries.person(personId).queryKey });
        navigate(urlOf('editProfile', {}, { tab: 'privacy' }));
      }}
      onClose={onClose}
    >
      <p>
        You won’t see each other’s profiles, posts and messages, and you’ll stop following each other. They
        aren’t told. Coaching between you ends, and what was shared in it. Leaderboards still show both names.
        You can undo this in your privacy settings.
      </p>
    </ConfirmAction>
  );
}
