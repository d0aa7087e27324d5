import { settleScanConflict } from '@chalkline/contract/events/offline-door.endpoints.ts';
import { deviceLimits, type ScanConflict } from '@chalkline/contract/events/offline-door.schema.ts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { clockTime, secondTime } from '../../../ui/times.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './door.module.css';

interface ConflictsProps {
  eventId: string;
  zone: string;
}

/** Tickets that devices without a network let in twice. Both scans stay, and somebody says what it was. */
export function Conflicts({ eventId, zone }: ConflictsProps) {
  const query = useQuery(eventQueries.scanConflicts(eventId));
  return (
    <Loaded query={query} failed="Couldn’t load the scans to settle" panel>
      {(conflicts) =>
        conflicts.length > 0 && (
          <Panel title={titleOf(conflicts)}>
            <ul className={styles.conflicts}>
              {conflicts.map((conflict) => (
                <Conflict key={conflict.scanId} conflict={conflict} eventId={eventId} zone={zone} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Loaded>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function Conflict({ conflict, eventId, zone }: ConflictsProps & { conflict: ScanConflict }) {
  const { scanId, holderName, typeName, scans } = conflict;
  const [note, setNote] = useState<string | null>(null);
  const settle = useAction({
    send: (call, settlement: 'same_person' | 'closed') =>
      call(settleScanConflict, { params: { eventId, scanId }, body: { settlement, note: note ?? '' } }),
    done: 'Settled',
    failed: 'Couldn’t settle the scan',
    invalidates: [eventQueries.doors],
  });
  const name = holderName || 'A ticket';
  return (
    <li className={styles.conflict}>
      <h3>{name}</h3>
      <p className={styles.conflictType}>{typeName}</p>
      <ul>
        {scans.map((scan) => (
          <li key={scan.scanId} data-tone={scan.conflict ? 'warn' : 'good'}>
            <b>{secondTime(scan.at, zone)}</b>
            <span>{[scan.kind === 'out' && 'Out', scan.gate, scan.by].filter(Boolean).join(', ')}</span>
            <span className={styles.counts}>
              {scan.conflict ? <IconCopy {...icon} /> : <IconCheck {...icon} />}
              {scan.conflict ? 'Let in too' : 'Counts'}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.conflictType}>{whyOf(conflict, zone)}</p>
      {note === null ? (
        <Row>
          <Button size={48} busy={settle.busy} onClick={() => settle.run('same_person')}>
            Same person
          </Button>
          <Button size={48} onClick={() => setNote('')}>
            Note and close
          </Button>
        </Row>
      ) : (
        <form
          className={styles.note}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            settle.run('closed');
          }}
        >
          <TextField
            label={`What happened with ${name}`}
            maxLength={deviceLimits.note}
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <Button type="submit" size={48} busy={settle.busy}>
            Close
          </Button>
        </form>
      )}
    </li>
  );
}

/** Less is no reason to speak of it. */
const noticeableMs = 5000;

function titleOf(conflicts: readonly ScanConflict[]): string {
  const isTwice = conflicts.every(({ conflict }) => conflict === 'already_in');
  return `${isTwice ? 'Two devices, one ticket' : 'Scans without a network'}: ${conflicts.length} to settle`;
}

const whys: Readonly<Record<ScanConflict['conflict'], string>> = {
  already_in: 'Both scans stay. The earliest counts.',
  ticket_void: 'The ticket was void when a device without a network let it in.',
  no_place:
    'A device without a network let this pass in, but it had no place left: its dates are used up, or this date is full or canceled.',
};

function whyOf({ conflict, scans }: ScanConflict, zone: string): string {
  const why = whys[conflict];
  const wrong = scans.find(({ clockAhead }) => Math.abs(clockAhead ?? 0) >= noticeableMs);
  const clock = wrong?.clockAhead
    ? `A device’s clock was ${Math.abs(Math.round(wrong.clockAhead / 1000))} s ${wrong.clockAhead > 0 ? 'fast' : 'slow'}; times are corrected.`
    : '';
  const late = scans.find(({ receivedAt, conflict: isOne }) => isOne && receivedAt)?.receivedAt;
  const sent = late ? `Sent at ${clockTime(late, zone)}.` : '';
  return [why, clock, sent].filter(Boolean).join(' ');
}
