import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShareButton } from '../../../patterns/share/share-button.tsx';
import { useSession } from '../../../platform/session.ts';
import { site } from '../../../platform/site.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { categoryLabels, segmentOf } from '../../groups/group-texts.ts';
import { DeletedNote } from '../../groups/members/manage-part.tsx';
import { FeedPart } from '../../groups/pages/feed-part.tsx';
import { GroupHero } from '../../groups/pages/group-hero.tsx';
import pages from '../../groups/pages/pages.module.css';
import { PlaceActions } from '../../groups/place/place-actions.tsx';
import { ReportGroup } from '../../groups/place/report-group.tsx';
import { EventAttachments } from '../attachments/event-attachments.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { startText } from '../event-texts.ts';
import { CanceledNote } from './cancellation-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { OrganizerLine } from './organizer-line.tsx';
import { PassesPart } from './passes-part.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

interface EventPageProps {
  group: GroupReply;
  feed: GroupSlots['feed'];
  /** Where it is shown: on the site, or in the apps' web views, whose other dates stay there. */
  page: 'eventDetail' | 'mobileEventDetail';
  /** Beside the calendar: what those who run it press. */
  actions?: ReactNode;
  /** Below what everybody reads: what those who run it see. */
  staff?: ReactNode;
}

/** `Event in Harbor Athletics, Running`. */
function aboveText({ community, event }: GroupReply): string {
  const kind = community ? `Event in ${community.name}` : 'Event';
  return event && event.category !== 'other' ? `${kind}, ${categoryLabels[event.category]}` : kind;
}

/** One event: when, where, what it is, its tickets, attachments and posts. */
export function EventPage({ group, feed, page, actions, staff }: EventPageProps) {
  const { id, event, description, archivedAt, can } = group;
  const isOpen = archivedAt === null;
  const isRead = can.read && isOpen;
  const address = (eventId: string) => urlOf(page, { id: eventId });
  // To its visitors a corporate site shows events, and not what its people post.
  const isKnown = useSession() !== null || !site.corporateMode;
  return (
    <>
      <GroupHero
        group={group}
        above={aboveText(group)}
        below={event && `${startText(event.startsAt, event.zone)}, ${event.place}`}
      />
      <Page>
        <DeletedNote group={group} />
        <div className={clsx(pages.grid, pages.sideFirst)}>
          <div className={pages.main}>
            {event && <CanceledNote event={event} />}
            {event && <WhenAndWhere eventId={group.id} event={event} />}
            {event && isOpen && (
              <Row>
                {can.read && <CalendarButton eventId={id} />}
                {actions}
              </Row>
            )}
            {description && <p className={pages.about}>{description}</p>}
            {isRead && <EventAttachments eventId={id} />}
            {staff}
            {isRead && isKnown && (
              <section className={pages.main} aria-label="Posts">
                <SectionTitle>Posts</SectionTitle>
                <FeedPart group={group} feed={feed} />
              </section>
            )}
          </div>
          <div className={pages.side}>
            {event?.series && isRead && <DatesPart group={group} series={event.series} addressOf={address} />}
            {event && isOpen && !event.canceled && (
              <TicketChoice key={id} group={group} event={event} back={address(id)} />
            )}
            {event?.series && isRead && (
              <PassesPart event={event} seriesId={event.series.id} back={address(id)} />
            )}
            {isKnown && <PlacePanel group={group} isInApp={page === 'mobileEventDetail'} />}
          </div>
        </div>
      </Page>
    </>
  );
}

/** Whose event it is, and how to come in or pass it on. */
function PlacePanel({ group, isInApp }: { group: GroupReply; isInApp: boolean }) {
  const { id, name, event, community, visibility, isOpen, belonging, can } = group;
  if (visibility !== 'public' && !community && !can.join && !can.ask && !belonging) return null;
  return (
    <Panel padded>
      <Stack gap={16}>
        {event && <OrganizerLine event={event} />}
        {community && (
          <p>
            In{' '}
            {isInApp ? (
              community.name
            ) : (
              <Link className={text.link} to={urlOf('communityDetail', { id: community.id })}>
                {community.name}
              </Link>
            )}
          </p>
        )}
        {visibility === 'public' && isOpen === false && (
          <p className={text.hint}>
            Only people in your organization can see this event.
            {can.edit && !community && ' To sell tickets to others, edit it and open it to everyone.'}
          </p>
        )}
        <Row>
          {visibility !== 'public' && <PlaceActions group={group} />}
          {visibility === 'public' && <ShareButton name={name} segment={segmentOf(group)} id={id} />}
          <ReportGroup group={group} />
        </Row>
      </Stack>
    </Panel>
  );
}
