import { closeCalendarFeed, openCalendarFeed } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { Loaded } from '../../patterns/loaded.tsx';
import { copyText } from '../../patterns/share/copy-text.ts';
import { useAction } from '../../patterns/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { agendaQueries } from './agenda.queries.ts';

/** The address that a person’s calendar subscribes to. */
export function FeedModal({ onClose }: { onClose: () => void }) {
  const query = useQuery(agendaQueries.feed());
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add to my calendar"
      below="Heats, shifts, tickets, activities and planned workouts, always up to date."
    >
      <Loaded query={query} failed="Couldn’t load your calendar’s address">
        {({ url }) => (url === null ? <Closed /> : <Open url={url} />)}
      </Loaded>
    </Modal>
  );
}

function Closed() {
  const open = useAction({
    send: (call) => call(openCalendarFeed, {}),
    done: 'Address created',
    failed: 'Couldn’t create an address',
    invalidates: [agendaQueries.feed().queryKey],
  });
  return (
    <Stack gap={16}>
      <p>
        You get a private address that Google Calendar, Apple Calendar and Outlook can subscribe to. Anyone
        who has it can read your calendar.
      </p>
      <Row>
        <Button variant="main" busy={open.busy} onClick={() => open.run()}>
          Create address
        </Button>
      </Row>
    </Stack>
  );
}

function Open({ url }: { url: string }) {
  const fieldId = useId();
  const [isCopied, setCopied] = useState(false);
  const [doing, setDoing] = useState<'renew' | 'close' | null>(null);
  const copy = async () => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) setCopied(await copyText(field));
  };
  const back = () => setDoing(null);
  return (
    <Stack gap={16}>
      <TextField
        id={fieldId}
        label="Private address"
        hint="In your calendar, add a calendar by URL and paste this."
        readOnly
        value={url}
      />
      <Row>
        <Button variant="main" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <a className={text.link} href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar app
        </a>
      </Row>
      <Row>
        <Button size={32} onClick={() => setDoing('renew')}>
          Replace address
        </Button>
        <Button size={32} onClick={() => setDoing('close')}>
          Turn off
        </Button>
      </Row>
      {doing === 'renew' && (
        <ConfirmAction
          title="Replace this address?"
          confirm="Replace address"
          keep="Keep it"
          send={(call) => call(openCalendarFeed, {})}
          invalidates={[agendaQueries.feed().queryKey]}
          done="Address replaced"
          onClose={back}
        >
          Calendars that use the old address stop updating.
        </ConfirmAction>
      )}
      {doing === 'close' && (
        <ConfirmAction
          title="Turn off this address?"
          confirm="Turn off"
          keep="Keep it"
          send={(call) => call(closeCalendarFeed, {})}
          invalidates={[agendaQueries.feed().queryKey]}
          done="Address turned off"
          onClose={back}
        >
          Calendars that use it stop updating.
        </ConfirmAction>
      )}
    </Stack>
  );
}
