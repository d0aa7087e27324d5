import { getCompetitionCalendar } from '@chalkline/contract/competitions/calendar.endpoints.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { addToast } from '../../../ui/toasts.tsx';

/** Hands the person a file that every calendar takes. */
export function CalendarButton({ competitionId }: { competitionId: string }) {
  const say = useErrorText();
  const read = useMutation({
    mutationFn: async () => (await call(getCompetitionCalendar, { params: { competitionId } })).data,
    onSuccess: ({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'),
    onError: (failure) => addToast({ kind: 'error', title: 'No calendar file', detail: say(failure) }),
  });
  return (
    <Button
      variant="text"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      busy={read.isPending}
      onClick={() => read.mutate()}
    >
      Calendar
    </Button>
  );
}
