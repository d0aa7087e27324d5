import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { durationText } from '../training-texts.ts';
import styles from './client.module.css';
import { type WorkoutRow, workoutRows } from './client-texts.ts';

const columns = [
  {
    key: 'exercise',
    head: 'Exercise',
    phone: 'lead' as const,
    cell: ({ letter, name }: WorkoutRow) => (
      <>
        {letter && <small className={styles.place}>{letter}</small>}
        {name}
      </>
    ),
  },
  { key: 'asked', head: 'Asked', cell: ({ asked }: WorkoutRow) => asked },
  {
    key: 'done',
    head: 'Done',
    cell: ({ done, notes }: WorkoutRow) => (
      <span className={styles.doneSets}>
        {done}
        {notes.map((note) => (
          <small key={note}>“{note}”</small>
        ))}
      </span>
    ),
  },
];

/** The latest workout of a client, what it asked beside what was done. */
export function LastWorkout({ log, unit }: { log: LogReply; unit: WeightUnit }) {
  const { name, day, note } = log;
  return (
    <Panel
      title={`${name}, ${shortDay(day)}`}
      actions={<small className={styles.headHint}>{durationText(log)}</small>}
      footer={note && `“${note}”`}
    >
      <DataTable
        caption="Last workout"
        columns={columns}
        rows={workoutRows(log, unit)}
        rowKey={({ key }) => key}
      />
    </Panel>
  );
}
