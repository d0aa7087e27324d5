import type { JudgingWorkout } from '@chalkline/contract/competitions/judging.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { HeatClock } from './heat-clock.tsx';
import type { KeptDay } from './judge-store.ts';
import styles from './judging.module.css';
import type { LaneAt } from './judging.queries.ts';
import { JudgingFrame } from './judging-frame.tsx';
import { LaneModal } from './lane-modal.tsx';
import { ScoreEntry } from './score-entry.tsx';

interface LaneEntryProps {
  day: KeptDay;
  at: LaneAt;
  personId: string;
}

/** One athlete in one lane: the clock, and their score in each part of the workout. */
export function LaneEntry({ day, at, personId }: LaneEntryProps) {
  const { competition, heat, lane } = at;
  const [switching, setSwitching] = useState(false);
  const parts = competition.workouts.filter(
    ({ id, partOf }) => id === heat.workoutId || partOf === heat.workoutId,
  );
  const [partId, setPartId] = useState(heat.workoutId ?? '');
  const part = parts.find(({ id }) => id === partId) ?? parts[0];
  return (
    <JudgingFrame
      title={`${heat.workoutName ?? 'Workout'}, heat ${heat.number}`}
      back={urlOf('judging')}
      top={<HeatClock competition={competition} heat={heat} ahead={day.ahead} />}
    >
      <div className={styles.athlete}>
        <span className={styles.plate}>{lane.lane}</span>
        <p>
          <b>{lane.name}</b>
          <small>
            {[
              lane.country,
              lane.divisionName,
              `bib ${lane.bib}`,
              lane.checkedIn === false && 'not checked in',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </p>
        {heat.lanes.length > 1 && (
          <IconButton
            edged
            size={48}
            label="Switch lane"
            icon={<IconArrowsExchange size={22} stroke={1.75} aria-hidden="true" />}
            onClick={() => setSwitching(true)}
          />
        )}
      </div>
      {parts.length > 1 && (
        <div className={styles.body}>
          <SegmentedControl
            label="Part"
            size={48}
            wide
            choices={parts.map(({ id, name }) => ({ value: id, label: name }))}
            value={part?.id ?? ''}
            onChange={setPartId}
          />
        </div>
      )}
      {part && <Standards workout={part} divisionId={lane.divisionId} />}
      {part && <ScoreEntry key={part.id} {...{ day, at, personId }} workout={part} />}
      {switching && (
        <LaneModal title="Switch lane" heat={heat} lane={lane.lane} onClose={() => setSwitching(false)} />
      )}
    </JudgingFrame>
  );
}

function Standards({ workout, divisionId }: { workout: JudgingWorkout; divisionId: string }) {
  const own = workout.standards.find((standard) => standard.divisionId === divisionId);
  if (workout.movements.length === 0 && !own) return null;
  return (
    <details className={styles.standards}>
      <summary>Movements and standards</summary>
      <ul>
        {workout.movements.map((movement) => (
          <li key={movement}>{movement}</li>
        ))}
      </ul>
      {own && <p>{own.text}</p>}
    </details>
  );
}
