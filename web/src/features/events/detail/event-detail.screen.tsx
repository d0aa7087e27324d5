import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconClipboardText, IconDoorEnter, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { canManage, ManagePart } from '../../groups/members/manage-part.tsx';
import { TypedScreen } from '../../groups/pages/typed-screen.tsx';
import { CancellationReport } from './cancellation-part.tsx';
import { EventPage } from './event-page.tsx';
import { WaitingPart } from './waiting-part.tsx';

const CancelEvent = lazyPart(async () => (await import('./cancel-event.tsx')).CancelEvent);

/** One event, with what its organizers do there. */
export function eventDetailScreen(feed: GroupSlots['feed']) {
  return function EventDetailScreen() {
    return (
      <TypedScreen type="event" title="Event">
        {(group) => <Shown group={group} feed={feed} />}
      </TypedScreen>
    );
  };
}

function Shown({ group, feed }: { group: GroupReply; feed: GroupSlots['feed'] }) {
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      <EventPage
        group={group}
        feed={feed}
        page="eventDetail"
        actions={<StaffActions group={group} onCancel={() => setCanceling(true)} />}
        staff={<StaffParts group={group} />}
      />
      {canceling && <CancelEvent group={group} onClose={() => setCanceling(false)} />}
    </>
  );
}

function StaffActions({ group, onCancel }: { group: GroupReply; onCancel: () => void }) {
  const { id, name, event, can } = group;
  if (!can.edit && !can.moderate) return null;
  return (
    <>
      <ButtonLink
        to={urlOf('eventDoor', { id })}
        icon={<IconDoorEnter size={18} stroke={1.75} aria-hidden="true" />}
      >
        Door
      </ButtonLink>
      <ButtonLink
        to={urlOf('eventPapers', { id })}
        icon={<IconClipboardText size={18} stroke={1.75} aria-hidden="true" />}
      >
        Questions and waivers
      </ButtonLink>
      {can.edit && (
        <ButtonLink
          to={urlOf('sales', {}, { kind: ticketKind, offerId: id, name })}
          icon={<IconReceipt size={18} stroke={1.75} aria-hidden="true" />}
        >
          Orders
        </ButtonLink>
      )}
      {can.edit && !event?.canceled && (
        <Button variant="danger" onClick={onCancel}>
          Cancel event
        </Button>
      )}
    </>
  );
}

function StaffParts({ group }: { group: GroupReply }) {
  const { id, event, archivedAt, can } = group;
  const isOpen = archivedAt === null;
  const isSoldOut = event?.ticketTypes.some(({ state }) => state === 'sold_out');
  return (
    <>
      {event?.canceled && can.edit && <CancellationReport group={group} />}
      {event && can.edit && isOpen && isSoldOut && <WaitingPart eventId={id} event={event} />}
      {canManage(group) && isOpen && <ManagePart group={group} />}
    </>
  );
}
