import { getDoorList, printDoorList } from '@chalkline/contract/events/door.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';

/** The door list as a table for spreadsheets, and on paper. */
export function DoorListButtons({ eventId, hasCsv }: { eventId: string; hasCsv: boolean }) {
  const params = { eventId };
  const failed = 'Couldn’t download the door list';
  const csv = useAction({
    send: (call) => call(getDoorList, { params }),
    failed,
    onDone: ({ fileName, content }) => saveFile(fileName, content, 'text/csv;charset=utf-8'),
  });
  const pdf = useAction({ send: () => downloadFile(printDoorList, { params }), failed });
  return (
    <>
      {hasCsv && (
        <Button busy={csv.busy} onClick={() => csv.run()}>
          Door list as CSV
        </Button>
      )}
      <Button busy={pdf.busy} onClick={() => pdf.run()}>
        Door list as PDF
      </Button>
    </>
  );
}
