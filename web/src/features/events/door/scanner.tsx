import { checkIn, checkInOrder, checkOut, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import { doorLimits } from '@chalkline/contract/events/door.schema.ts';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { call, queryClient } from '../../../platform/calls.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';
import styles from './door.module.css';
import { type Verdict, verdictOfFailure, verdictOfTicket } from './verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { playVerdict } from './verdict-sound.ts';

const CameraView = lazyPart(async () => (await import('./camera-view.tsx')).CameraView);

const directions = [
  { value: 'in', label: 'Check in' },
  { value: 'out', label: 'Check out' },
] as const;
type Direction = (typeof directions)[number]['value'];

interface Asked {
  readonly code: string;
  readonly direction: Direction;
  readonly reason?: string;
}

interface ScannerProps {
  eventId: string;
  gate: string;
  onGate: (gate: string) => void;
}

/** Scans by camera, or by a hand scanner, which types the code and presses Enter. */
export function Scanner({ eventId, gate, onGate }: ScannerProps) {
  const [direction, setDirection] = useState<Direction>('in');
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const [shown, setShown] = useState<{ asked: Asked; verdict: Verdict } | null>(null);
  const busy = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: eventQueries.doors });

  const scan = async (asked: Asked) => {
    if (busy.current) return;
    busy.current = true;
    const { code, reason } = asked;
    const body = { group_id: eventId, code, gate, ...(reason && { reason }) };
    const endpoint = asked.direction === 'in' ? checkIn : checkOut;
    const verdict = await call(endpoint, { body }).then(
      ({ data }) => verdictOfTicket(data, asked.direction),
      (failure: unknown) => verdictOfFailure(failure),
    );
    busy.current = false;
    setShown({ asked, verdict });
    playVerdict(verdict.tone);
    await readAgain();
  };

  return (
    <section className={styles.scanner} aria-label="Scanner">
      <div className={styles.tools}>
        <SegmentedControl label="Direction" choices={directions} value={direction} onChange={setDirection} />
        <TextField
          label="Gate"
          placeholder="Gate 1"
          maxLength={doorLimits.gate}
          value={gate}
          onChange={(change) => onGate(change.currentTarget.value)}
        />
        <Button
          size={48}
          icon={
            camera ? (
              <IconCameraOff size={20} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconCamera size={20} stroke={1.75} aria-hidden="true" />
            )
          }
          onClick={() => setCamera(!camera)}
        >
          {camera ? 'Stop camera' : 'Scan with camera'}
        </Button>
      </div>
      {camera && (
        <Suspense fallback={<div className={styles.camera} />}>
          <CameraView onCode={(code) => void scan({ code, direction })} />
        </Suspense>
      )}
      <form
        className={styles.typed}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const code = typed.trim();
          setTyped('');
          field.current?.focus();
          if (code) void scan({ code, direction });
        }}
      >
        <TextField
          ref={field}
          label="Ticket code"
          hint="For hand scanners: keep the cursor here."
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(change) => setTyped(change.currentTarget.value)}
        />
        <Button type="submit" size={48}>
          Check
        </Button>
      </form>
      {shown && (
        <VerdictPanel verdict={shown.verdict}>
          <Next
            key={`${shown.asked.code} ${shown.verdict.word}`}
            eventId={eventId}
            gate={gate}
            {...shown}
            onReason={(reason) => void scan({ ...shown.asked, reason })}
            onUndone={() => setShown(null)}
          />
        </VerdictPanel>
      )}
    </section>
  );
}

interface NextProps {
  eventId: string;
  gate: string;
  asked: Asked;
  verdict: Verdict;
  onReason: (reason: string) => void;
  onUndone: () => void;
}

/** What follows a verdict: undo, the rest of the order, or letting in with a reason. */
function Next({ eventId, gate, asked, verdict, onReason, onUndone }: NextProps) {
  const { ticket, canOverride } = verdict;
  const [reason, setReason] = useState('');
  const params = { eventId };
  const undo = useAction({
    send: (send) => send(undoScan, { params, body: { ticketId: ticket?.ticketId ?? '' } }),
    failed: 'Couldn’t undo the scan',
    done: 'Scan undone',
    invalidates: [eventQueries.doors],
    onDone: onUndone,
  });
  const others = useAction({
    send: (send) => send(checkInOrder, { params, body: { orderId: ticket?.orderId ?? '', gate } }),
    failed: 'Couldn’t check in the order',
    done: (done) => `${counted(done.length, ['ticket', 'tickets'])} checked in`,
    invalidates: [eventQueries.doors],
  });
  if (canOverride && asked.direction === 'in')
    return (
      <form
        className={styles.typed}
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
