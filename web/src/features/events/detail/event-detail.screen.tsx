import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconClipboardText, IconDoorEnter } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { ShareButton } from '../../../patterns/share/share-button.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { categoryLabels, segmentOf } from '../../groups/group-texts.ts';
import { canManage, DeletedNote, ManagePart } from '../../groups/members/manage-part.tsx';
import { FeedPart } from '../../groups/pages/feed-part.tsx';
import { GroupHero } from '../../groups/pages/group-hero.tsx';
import pages from '../../groups/pages/pages.module.css';
import { TypedScreen } from '../../groups/pages/typed-screen.tsx';
import { PlaceActions } from '../../groups/place/place-actions.tsx';
import { EventAttachments } from '../attachments/event-attachments.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { CanceledNote, CancellationReport } from './cancellation-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { OrganizerLine } from './organizer-line.tsx';
import { PassesPart } from './passes-part.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

const CancelEvent = lazyPart(async () => (await import('./cancel-event.tsx')).CancelEvent);

/** One event: when, where, what it is, and its tickets. */
export function eventDetailScreen(feed: GroupSlots['feed']) {
  return function EventDetailScreen() {
    return (
      <TypedScreen type="event" title="Event">
        {(group) => <Shown group={group} feed={feed} />}
      </TypedScreen>
    );
  };
}

/** `Event in Harbor Athletics, Running`. */
function aboveText({ community, event }: GroupReply): string {
  const kind = community ? `Event in ${community.name}` : 'Event';
  return event && event.category !== 'other' ? `${kind}, ${categoryLabels[event.category]}` : kind;
}

function Shown({ group, feed }: { group: GroupReply; feed: GroupSlots['feed'] }) {
  const { id, name, event, community, visibility, description, archivedAt, belonging, can } = group;
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      <GroupHero group={group} above={aboveText(group)} />
      <Page>
        <DeletedNote group={group} />
        <div className={clsx(pages.grid, pages.sideFirst)}>
          <div className={pages.main}>
            {event && <CanceledNote event={event} />}
            {event && <WhenAndWhere event={event} />}
            {event && archivedAt === null && (
              <Row>
                {(can.edit || can.moderate) && (
                  <ButtonLink
                    to={urlOf('eventDoor', { id })}
                    icon={<IconDoorEnter size={18} stroke={1.75} aria-hidden="true" />}
                  >
                    Door
                  </ButtonLink>
                )}
                {(can.edit || can.moderate) && (
                  <ButtonLink
                    to={urlOf('eventPapers', { id })}
                    icon={<IconClipboardText size={18} stroke={1.75} aria-hidden="true" />}
                  >
                    Questions and waivers
                  </ButtonLink>
                )}
                {can.read && <CalendarButton eventId={id} />}
                {can.edit && !event.canceled && (
                  <Button variant="danger" onClick={() => setCanceling(true)}>
                    Cancel event
                  </Button>
                )}
              </Row>
            )}
            {description && <p className={pages.about}>{description}</p>}
            {can.read && archivedAt === null && <EventAttachments eventId={id} />}
            {event?.canceled && can.edit && <CancellationReport group={group} />}
            {event &&
              can.edit &&
              archivedAt === null &&
              event.ticketTypes.some(({ state }) => state === 'sold_out') && (
                <WaitingPart eventId={id} event={event} />
              )}
            {canManage(group) && archivedAt === null && <ManagePart group={group} />}
            {can.read && archivedAt === null && (
              <section className={pages.main} aria-label="Posts">
                <SectionTitle>Posts</SectionTitle>
                <FeedPart group={group} feed={feed} />
              </section>
            )}
          </div>
          <div className={pages.side}>
            {event?.series && archivedAt === null && can.read && (
              <DatesPart
                group={group}
                series={event.series}
                addressOf={(date) => urlOf('eventDetail', { id: date })}
              />
            )}
            {event && archivedAt === null && !event.canceled && (
              <TicketChoice key={id} group={group} event={event} back={urlOf('eventDetail', { id })} />
            )}
            {event?.series && archivedAt === null && can.read && (
              <PassesPart event={event} seriesId={event.series.id} back={urlOf('eventDetail', { id })} />
            )}
            {(visibility === 'public' || community || can.join || can.ask || belonging) && (
              <Panel padded>
                <Stack gap={16}>
                  {event && <OrganizerLine event={event} />}
                  {community && (
                    <p>
                      In{' '}
                      <Link className={text.link} to={urlOf('communityDetail', { id: community.id })}>
                        {community.name}
                      </Link>
                    </p>
                  )}
                  <Row>
                    {visibility !== 'public' && <PlaceActions group={group} />}
                    {visibility === 'public' && (
                      <ShareButton name={name} segment={segmentOf(group)} id={id} />
                    )}
                  </Row>
                </Stack>
              </Panel>
            )}
          </div>
        </div>
        {canceling && <CancelEvent group={group} onClose={() => setCanceling(false)} />}
      </Page>
    </>
  );
}
