import type { DoorReply } from '@chalkline/contract/events/door.schema.ts';
import { doorTopic } from '@chalkline/contract/events/door-topics.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { queryClient } from '../../../platform/calls.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { Attendees } from './attendees.tsx';
import styles from './door.module.css';
import { DoorListButtons } from './door-list-buttons.tsx';
import { DoorSettings } from './door-settings.tsx';
import { Scanner } from './scanner.tsx';

/** The door of an event: scan, search, and who is in. */
export function DoorScreen() {
  const { id = '' } = useParams();
  const event = useQuery(eventQueries.event(id));
  const door = useQuery({ ...eventQueries.door(id), enabled: event.data !== undefined });
  useScreenTitle(event.data && `Door: ${event.data.name}`);
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle below={event.data?.name}>Door</PageTitle>
        <Loaded query={event} failed="Couldn’t load this event">
          {(group) => (
            <Loaded query={door} failed="Couldn’t load the door">
              {(seen) => (seen === null ? <NotHere id={id} /> : <AtWork group={group} door={seen} />)}
            </Loaded>
          )}
        </Loaded>
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

function AtWork({ group, door }: { group: GroupReply; door: DoorReply }) {
  const { id, event } = group;
  // In the address: a bookmark opens the same gate.
  const [gate, setGate] = useSearchText('gate');
  const [settingsShown, setSettingsShown] = useState(false);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: eventQueries.doors });
  useLive(doorTopic(id), { onEvent: readAgain, onReset: readAgain });
  const { sold, letIn, inside } = door.totals;
  const zone = event?.zone ?? 'UTC';
  return (
    <>
      <Row>
        <Link className={text.link} to={urlOf('eventDetail', { id })}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" /> Event page
        </Link>
        <DoorListButtons eventId={id} />
        {door.can.edit && (
          <Button size={48} onClick={() => setSettingsShown(true)}>
            Door settings
          </Button>
        )}
      </Row>
      <section className={styles.counts} aria-label="How many are in">
        <p className={styles.count}>
          <b>{numberText(letIn)}</b> of {numberText(sold)} let in
        </p>
        <Bar value={letIn} max={sold} label="Let in" size="thick" />
        <p className={text.hint}>
          {numberText(inside)} inside now. Doors open {startText(door.opensAt, zone)}, close{' '}
          {startText(door.closesAt, zone)}.
        </p>
      </section>
      <Scanner eventId={id} gate={gate} onGate={setGate} />
      <Attendees eventId={id} zone={zone} gate={gate} />
      {settingsShown && (
        <DoorSettings eventId={id} settings={door.settings} onClose={() => setSettingsShown(false)} />
      )}
    </>
  );
}
