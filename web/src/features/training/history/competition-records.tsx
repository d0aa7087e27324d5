import type { CompetitionRecord } from '@chalkline/contract/training/competition-record.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { placeText } from '../../../ui/place.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import styles from '../training.module.css';

const shownAtFirst = 6;

/** A person's best in competitions, by exercise and by workout; each line leads to its leaderboard. */
export function CompetitionRecords({ records }: { records: readonly CompetitionRecord[] }) {
  const [all, setAll] = useState(false);
  return (
    <Panel title="Records from competitions">
      <ul className={styles.list}>
        {(all ? records : records.slice(0, shownAtFirst)).map((record) => (
          <li key={`${record.entryId} ${record.workout.id}`}>
            <RecordLine record={record} />
          </li>
        ))}
      </ul>
      {!all && records.length > shownAtFirst && (
        <Button wide variant="text" size={48} onClick={() => setAll(true)}>
          Show all {records.length}
        </Button>
      )}
    </Panel>
  );
}

function RecordLine({ record }: { record: CompetitionRecord }) {
  const { workout, competition, competitionId, division, cell, day, of, times, exercise } = record;
  const about = [
    ...(exercise ? [workout.name] : []),
    ...(cell.place === null ? [] : [`${placeText(cell.place, cell.tied)} of ${numberText(of)}`]),
    ...(times > 1 ? [`best of ${times} competitions`] : []),
  ];
  return (
    <Link className={styles.line} to={urlOf('leaderboard', { id: competitionId }, { division: division.id })}>
      <span className={styles.what}>
        <b>{exercise ? exerciseText(exercise) : workout.name}</b>
        <small>{[competition, division.name, calendarDayText(day)].join(' · ')}</small>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </span>
      <span className={styles.figure}>
        {cell.main} {cell.unit}
      </span>
    </Link>
  );
}

/** "Deadlifts, barbell × 5", "Row, 2,000 m" */
function exerciseText({ name, reps, meters }: NonNullable<CompetitionRecord['exercise']>): string {
  if (reps !== null && reps > 1) return `${name} × ${reps}`;
  return meters === null ? name : `${name}, ${numberText(meters)} m`;
}
