import { getEventCalendar, getTicketCalendar } from '@chalkline/contract/events/events.endpoints.ts';
import { getPassCalendar } from '@chalkline/contract/events/pass.endpoints.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useAction } from '../../patterns/use-action.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';

/** Hands the person the event, or one of their tickets to it, as a file that every calendar takes. */
export function CalendarButton(props: { eventId: string } | { ticketId: string } | { passId: string }) {
  const download = useAction({
    send: (call) =>
      'eventId' in props
        ? call(getEventCalendar, { params: { eventId: props.eventId } })
        : 'passId' in props
          ? call(getPassCalendar, { params: { passId: props.passId } })
          : call(getTicketCalendar, { params: { ticketId: props.ticketId } }),
    failed: 'Couldn’t download the calendar file',
    onDone: ({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'),
  });
  return (
    <Button
      variant="text"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      busy={download.busy}
      onClick={() => download.run()}
    >
      Add to calendar
    </Button>
  );
}
