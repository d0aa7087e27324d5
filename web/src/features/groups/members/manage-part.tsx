import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { archiveDays } from '@chalkline/contract/groups/group-kinds.ts';
import { deleteCommunity, deleteGroup, restoreGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { editAddressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { ReadingsPanel } from '../readings/readings-panel.tsx';
import { InviteLinksPanel, InvitePersonPanel } from './invite-panel.tsx';
import { OthersPanel } from './members-panel.tsx';

/** Whether there is anything to manage for the viewer. */
export function canManage({ can }: Pick<GroupReply, 'can'>): boolean {
  return can.moderate || can.edit || can.delete;
}

/** Nobody is invited to an event that was canceled or has ended. */
function isOver({ event }: GroupReply): boolean {
  return event !== null && (event.canceled !== null || Date.parse(event.endsAt) <= timeNow());
}

/** Requests, invitations and bans for moderators; editing and deleting for owners. */
export function ManagePart({ group }: { group: GroupReply }) {
  const { can } = group;
  const kind = group.type;
  const [deleting, setDeleting] = useState(false);
  return (
    <Stack gap={24}>
      {can.moderate && (
        <>
          <Panel title="Reports" padded>
            <Row>
              <ButtonLink to={urlOf('moderation')}>Open reports</ButtonLink>
            </Row>
          </Panel>
          <OthersPanel group={group} state="requested" />
          <OthersPanel group={group} state="waiting" />
          {!isOver(group) && (
            <>
              <InvitePersonPanel group={group} />
              <InviteLinksPanel group={group} />
            </>
          )}
          <OthersPanel group={group} state="invited" />
          <OthersPanel group={group} state="banned" />
        </>
      )}
      {can.own && <ReadingsPanel group={group} />}
      {(can.edit || can.delete) && (
        <Panel title={`This ${kind}`} padded>
          <Row>
            {can.edit && <ButtonLink to={editAddressOf(group)}>{`Edit ${kind}`}</ButtonLink>}
            {can.delete && (
              <Button variant="danger" onClick={() => setDeleting(true)}>
                {`Delete ${kind}`}
              </Button>
            )}
          </Row>
        </Panel>
      )}
      {deleting && <DeleteDialog group={group} onClose={() => setDeleting(false)} />}
    </Stack>
  );
}

function DeleteDialog({ group, onClose }: { group: GroupReply; onClose: () => void }) {
  const { id, name } = group;
  const isCommunity = group.type === 'community';
  return (
    <ConfirmAction
      title={`Delete ${name}?`}
      confirm="Delete"
      keep="Keep it"
      danger
      send={(call) =>
        isCommunity
          ? call(deleteCommunity, { body: { community_id: id } })
          : call(deleteGroup, { body: { group_id: id } })
      }
      done={`${name} deleted`}
      invalidates={[groupQueries.all]}
      onClose={onClose}
    >
      <p>
        {isCommunity ? 'Its groups are deleted too. ' : ''}
        Members lose access right away. Owners can restore it for {archiveDays} days from its page.
      </p>
    </ConfirmAction>
  );
}

/** On a deleted one: says so, and restores it. */
export function DeletedNote({ group }: { group: GroupReply }) {
  const { run, busy } = useAction({
    send: (call) => call(restoreGroup, { params: { groupId: group.id } }),
    done: `${group.name} restored`,
    failed: `Couldn’t restore the ${group.type}`,
    invalidates: [groupQueries.all],
  });
  if (group.archivedAt === null) return null;
  return (
    <Note tone="warn">
      <Row gap={16}>
        <span>{`This ${group.type} was deleted and is removed for good after ${archiveDays} days.`}</span>
        {group.can.restore && (
          <Button size={32} busy={busy} onClick={() => run()}>
            Restore
          </Button>
        )}
      </Row>
    </Note>
  );
}
