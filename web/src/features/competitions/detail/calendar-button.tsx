import { getCompetitionCalendar } from '@chalkline/contract/competitions/calendar.endpoints.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';

/** Hands the person a file that every calendar takes. */
export function CalendarButton({ competitionId }: { competitionId: string }) {
  const download = useAction({
    send: (call) => call(getCompetitionCalendar, { params: { competitionId } }),
    failed: 'Couldn’t download the calendar',
    onDone: ({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'),
  });
  return (
    <Button
      variant="text"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      busy={download.busy}
      onClick={() => download.run()}
    >
      Calendar
    </Button>
  );
}
