import type { DoorReply } from '@chalkline/contract/events/door.schema.ts';
import { doorTopic } from '@chalkline/contract/events/door-topics.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { HelpLink } from '../../../patterns/help-link.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { keepCamera } from '../../../patterns/scanning/code-reader.tsx';
import { queryClient } from '../../../platform/calls.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { CanceledNote } from '../detail/cancellation-part.tsx';
import { noShowText, startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { Attendees } from './attendees.tsx';
import { Conflicts } from './conflicts.tsx';
import styles from './door.module.css';
import { doorDesk, useDoorDesk } from './door-desk.ts';
import { DoorListButtons } from './door-list-buttons.tsx';
import { DoorSettings } from './door-settings.tsx';
import { keptDoor } from './kept-door.ts';
import { Scanner } from './scanner.tsx';
import { SendStatus } from './send-status.tsx';

/** Sends what waits, and keeps everything that the screen needs on this device. */
export function resume(): void {
  doorDesk.start();
  void keepCamera();
}

/** The door of an event: scan, search, and who is in; without a network by this device's list. */
export function DoorScreen() {
  const { id = '' } = useParams();
  const { offline, kept, tickets } = useDoorDesk();
  const event = useQuery(eventQueries.event(id));
  const door = useQuery({ ...eventQueries.door(id), enabled: event.data !== undefined });
  const kit = kept?.kit.eventId === id ? kept.kit : null;
  const fromKit = kit && door.data !== null ? keptDoor(kit, tickets) : null;
  // One place in the tree for both: the verdict on the screen stays when the network comes or goes.
  const shown = (offline ? fromKit : door.data) ?? door.data ?? fromKit;
  useEffect(() => resume(), []);
  // The list is for those who work here, which the door says; without a network, a kept list does.
  useEffect(() => {
    void doorDesk.open(id, true);
  }, [id]);
  const worksHere = Boolean(door.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another event is another one
  useEffect(() => {
    if (worksHere) void doorDesk.refresh();
  }, [worksHere, id]);
  const name = event.data?.name ?? kit?.name;
  useScreenTitle(name && `Door: ${name}`);
  const zone = event.data?.event?.zone ?? kit?.zone ?? 'UTC';
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          help={<HelpLink answer="door" about="the door" />}
          above={
            <Link className={text.link} to={urlOf('eventDetail', { id })}>
              {name ?? 'Event page'}
            </Link>
          }
        >
          Door
        </PageTitle>
        {shown ? (
          <AtWork id={id} zone={zone} door={shown} event={event.data?.event ?? null} />
        ) : door.data === null ? (
          <NotHere id={id} />
        ) : (
          <Loaded query={event} failed="Couldn’t load this event">
            {() => (
              <Loaded query={door} failed="Couldn’t load the door">
                {() => null}
              </Loaded>
            )}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

function NotHere({ id }: { id: string }) {
  return (
    <EmptyState
      title="You don’t work at this door"
      action={<ButtonLink to={urlOf('eventDetail', { id })}>See the event</ButtonLink>}
    >
      Owners and moderators of the event check people in, and the receptionists of its venue.
    </EmptyState>
  );
}

/** The list is read again at most this often while others scan. */
const listEveryMs = 30_000;

interface AtWorkProps {
  id: string;
  zone: string;
  door: DoorReply;
  /** null: not known without a network. */
  event: EventReply | null;
}

function AtWork({ id, zone, door, event }: AtWorkProps) {
  // In the address: a bookmark opens the same gate.
  const [gate, setGate] = useSearchText('gate');
  const [settingsShown, setSettingsShown] = useState(false);
  const listTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(listTimer.current), []);
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: eventQueries.doors });
    listTimer.current ??= setTimeout(() => {
      listTimer.current = undefined;
      void doorDesk.refresh();
    }, listEveryMs);
  };
  useLive(doorTopic(id), { onEvent: readAgain, onReset: readAgain });
  const { sold, letIn, inside } = door.totals;
  const isOver = serverNow() >= Date.parse(door.closesAt);
  const noShows = noShowText(door.totals, door.closesAt);
  return (
    <>
      {event && <CanceledNote event={event} />}
      <Row>
        <DoorListButtons eventId={id} hasCsv={door.can.export} />
        {door.can.edit && <Button onClick={() => setSettingsShown(true)}>Door settings</Button>}
      </Row>
      <section className={styles.counts} aria-label="How many are in">
        <p className={styles.count}>
          <b>{numberText(letIn)}</b> of {numberText(sold)} let in
          {noShows && `, ${noShows}`}
        </p>
        <Bar value={letIn} max={sold} label="Let in" size="thick" />
        <p className={text.hint}>
          {numberText(inside)} inside now. Doors open {startText(door.opensAt, zone)}, close{' '}
          {startText(door.closesAt, zone)}.
        </p>
      </section>
      <SendStatus zone={zone} />
      {door.conflicts > 0 && <Conflicts eventId={id} zone={zone} />}
      {!event?.canceled && <Scanner eventId={id} gate={gate} onGate={setGate} />}
      <Attendees eventId={id} zone={zone} gate={gate} isOver={isOver} isCanceled={Boolean(event?.canceled)} />
      {settingsShown && (
        <DoorSettings eventId={id} settings={door.settings} onClose={() => setSettingsShown(false)} />
      )}
    </>
  );
}
