import { doorLimits } from '@chalkline/contract/events/door.schema.ts';
import { useState } from 'react';
import { CodeReader } from '../../../patterns/scanning/code-reader.tsx';
import scanning from '../../../patterns/scanning/scanning.module.css';
import { VerdictPanel } from '../../../patterns/scanning/verdict-panel.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';
import { checkInOthers, takeBack } from './door-actions.ts';
import { useDoorDesk } from './door-desk.ts';
import { type ShownScan, useScan } from './use-scan.ts';
import { sentSince } from './verdict.ts';

const TicketPapersModal = lazyPart(
  async () => (await import('../papers/ticket-papers-modal.tsx')).TicketPapersModal,
);

const directions = [
  { value: 'in', label: 'Check in' },
  { value: 'out', label: 'Check out' },
] as const;
type Direction = (typeof directions)[number]['value'];

interface ScannerProps {
  eventId: string;
  gate: string;
  onGate: (gate: string) => void;
}

/** Checks tickets in and out at a gate. */
export function Scanner({ eventId, gate, onGate }: ScannerProps) {
  const [direction, setDirection] = useState<Direction>('in');
  const { shown, scan, clear } = useScan();
  const isWaiting = useDoorDesk().scans.some(({ state }) => state === 'waiting');
  const verdict = shown && (isWaiting ? shown.verdict : sentSince(shown.verdict));
  return (
    <CodeReader
      label="Ticket code"
      onCode={(code) => void scan({ eventId, gate, code, direction })}
      tools={
        <>
          <SegmentedControl
            label="Direction"
            choices={directions}
            value={direction}
            onChange={setDirection}
          />
          <TextField
            label="Gate"
            placeholder="Gate 1"
            maxLength={doorLimits.gate}
            value={gate}
            onChange={(change) => onGate(change.currentTarget.value)}
          />
        </>
      }
    >
      {shown && verdict && (
        <VerdictPanel verdict={verdict}>
          <Next
            key={`${shown.asked.code} ${shown.verdict.word}`}
            {...shown}
            onReason={(reason) => void scan({ ...shown.asked, reason })}
            onComplete={() => void scan(shown.asked)}
            onUndone={clear}
          />
        </VerdictPanel>
      )}
    </CodeReader>
  );
}

interface NextProps extends ShownScan {
  onReason: (reason: string) => void;
  /** Nothing is missing anymore. */
  onComplete: () => void;
  onUndone: () => void;
}

/** What follows a verdict: undo, the rest of the order, or letting in with a reason. */
function Next({ asked, verdict, onReason, onComplete, onUndone }: NextProps) {
  const { ticket, canOverride, isSent, incompleteId } = verdict;
  const { eventId } = asked;
  const [reason, setReason] = useState('');
  const [completing, setCompleting] = useState(false);
  const undo = useAction({
    send: (send) => takeBack(send, eventId, ticket?.ticketId ?? ''),
    failed: 'Couldn’t undo the scan',
    done: 'Scan undone',
    invalidates: [eventQueries.doors],
    onDone: onUndone,
  });
  const others = useAction({
    send: (send) =>
      checkInOthers(send, {
        asked,
        isSent,
        ticketId: ticket?.ticketId ?? '',
        orderId: ticket?.orderId ?? '',
      }),
    failed: 'Couldn’t check in the order',
    done: (done) => `${counted(done, ['ticket', 'tickets'])} checked in`,
    invalidates: [eventQueries.doors],
  });
  if (canOverride && asked.direction === 'in')
    return (
      <>
        {incompleteId && (
          <Button variant="main" size={48} onClick={() => setCompleting(true)}>
            Answer and sign
          </Button>
        )}
        {incompleteId && completing && (
          <TicketPapersModal
            ticketId={incompleteId}
            onComplete={{ label: 'Check in', run: onComplete }}
            onClose={() => setCompleting(false)}
          />
        )}
        <form
          className={scanning.typed}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (reason.trim()) onReason(reason.trim());
          }}
        >
          <TextField
            label="Reason to let in"
            maxLength={doorLimits.reason}
            value={reason}
            onChange={(change) => setReason(change.currentTarget.value)}
          />
          <Button type="submit" size={48} disabled={!reason.trim()}>
            Let in with a reason
          </Button>
        </form>
      </>
    );
  if (!ticket) return null;
  return (
    <>
      {asked.direction === 'in' && ticket.others > 0 && others.answer === undefined && (
        <Button size={48} busy={others.busy} onClick={() => others.run()}>
          {`Check in ${counted(ticket.others, ['other', 'others'])} of this order`}
        </Button>
      )}
      <Button size={48} busy={undo.busy} onClick={() => undo.run()}>
        Undo
      </Button>
    </>
  );
}
