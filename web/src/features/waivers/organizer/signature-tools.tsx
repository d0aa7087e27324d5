import type { WaiverReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { exportSigners, remindSigners } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { useExport } from '../../../platform/use-export.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Row } from '../../../ui/page.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { waiverQueries } from '../waivers.queries.ts';

/** Reminds those whose signature is missing, and gives the list out as a file. */
export function SignatureTools({ waiver, mayManage }: { waiver: WaiverReply; mayManage: boolean }) {
  const params = { waiverId: waiver.id };
  const { run, busy } = useExport({
    read: async () => (await call(exportSigners, { params })).data,
    failed: (why) => addToast({ kind: 'error', title: 'Couldn’t export the signatures', detail: why }),
  });
  const remind = useAction({
    send: (send) => send(remindSigners, { params }),
    done: ({ reminded, unreachable }) =>
      [
        reminded === 0 ? 'No one to remind' : `Reminded ${counted(reminded, ['person', 'people'])}`,
        unreachable > 0 && `${unreachable} without an account couldn’t be reached`,
      ]
        .filter(Boolean)
        .join('. '),
    failed: 'Couldn’t send reminders',
    invalidates: [waiverQueries.all],
  });
  return (
    <Row>
      {mayManage && waiver.isActive && (
        <Button size={32} busy={remind.busy} onClick={() => remind.run()}>
          Remind missing
        </Button>
      )}
      <ExportButton busy={busy} onClick={run} />
    </Row>
  );
}
