import { type CheckInReply, isAtDesk } from '@chalkline/contract/competitions/check-in.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import text from '../../../../ui/text.module.css';
import { clockTime } from '../../../../ui/times.ts';
import { entryStateLabels } from '../entries/entry-labels.ts';
import styles from './check-in.module.css';
import { paymentText, WaiverFacts } from './check-in-facts.tsx';
import { useCheckIn } from './use-check-in.ts';

interface CheckInTableProps {
  competition: CompetitionReply;
  rows: readonly CheckInReply[];
}

/** Athletes by bib, with what the desk has to know of each and one button. */
export function CheckInTable({ competition, rows }: CheckInTableProps) {
  const { id, zone, can } = competition;
  const checkIn = useCheckIn(id);
  const divisions = new Map(competition.divisions.map((division) => [division.id, division.name]));
  const columns: readonly Column<CheckInReply>[] = [
    {
      key: 'name',
      head: 'Athlete',
      phone: 'lead',
      cell: ({ bib, name, people, state }) => (
        <span className={styles.athlete}>
          <b className={styles.bib}>{bib}</b>
          <span className={styles.name}>
            {name} {state !== 'active' && <Tag>{entryStateLabels[state]}</Tag>}
          </span>
          {people.length > 1 && (
            <span className={styles.members}>{people.map((one) => one.name).join(', ')}</span>
          )}
        </span>
      ),
    },
    { key: 'division', head: 'Division', cell: ({ divisionId }) => divisions.get(divisionId) ?? '–' },
    { key: 'payment', head: 'Payment', cell: paymentText },
    { key: 'waivers', head: 'Waivers', cell: ({ people }) => <WaiverFacts people={people} /> },
    {
      key: 'in',
      head: 'Checked in',
      cell: ({ checkedIn }) =>
        checkedIn ? (
          [clockTime(checkedIn.at, zone), checkedIn.by].filter(Boolean).join(', ')
        ) : (
          <span className={text.hint}>–</span>
        ),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      width: '150px',
      cell: (row) => {
        if (!can.checkIn || (!isAtDesk(row.state) && row.checkedIn === null)) return '';
        const verb = row.checkedIn === null ? 'Check in' : 'Undo check-in';
        return (
          <Button
            size={32}
            variant={row.checkedIn === null ? 'main' : undefined}
            busy={checkIn.sending?.entryId === row.entryId}
            aria-label={`${verb}: ${row.name}`}
            onClick={() => checkIn.run(row)}
          >
            {verb}
          </Button>
        );
      },
    },
  ];
  return (
    <DataTable
      caption="Check-in"
      columns={columns}
      rows={rows}
      rowKey={({ entryId }) => entryId}
      rowState={({ state }) => (isAtDesk(state) ? undefined : 'out')}
    />
  );
}
