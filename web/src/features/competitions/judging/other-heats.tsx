import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { HeatTime } from '../heats/heat-time.tsx';
import { heatClock, isTimeUp } from '../heats/minutes-left.ts';
import styles from './judging.module.css';
import type { LaneAt } from './judging.queries.ts';
import { LaneModal } from './lane-modal.tsx';

interface OtherHeatsProps {
  title: string;
  /** All lanes of these heats. */
  lanes: readonly LaneAt[];
  now: number;
  isScored: (at: LaneAt) => boolean;
}

/** Heats that others judge, a line for each: its lanes open in a sheet, for who steps in. */
export function OtherHeats({ title, lanes, now, isScored }: OtherHeatsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = lanes.find(({ heat }) => heat.id === openId);
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {[...Map.groupBy(lanes, ({ heat }) => heat.id)].map(([heatId, own]) => (
          <HeatLine
            key={heatId}
            lanes={own}
            now={now}
            scored={own.filter(isScored).length}
            onOpen={() => setOpenId(heatId)}
          />
        ))}
      </ul>
      {open && <LaneModal title="Choose a lane" heat={open.heat} onClose={() => setOpenId(null)} />}
    </section>
  );
}

interface HeatLineProps extends Pick<OtherHeatsProps, 'lanes' | 'now'> {
  scored: number;
  onOpen: () => void;
}

function HeatLine({ lanes, now, scored, onOpen }: HeatLineProps) {
  const [first] = lanes;
  if (!first) return null;
  const { competition, heat } = first;
  const { workoutName, number, count, startsAt, startedAt, capSeconds, floor } = heat;
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-on={startedAt !== null || undefined}
        onClick={onOpen}
      >
        <HeatTime at={startsAt} zone={competition.zone} now={now} />
        <span className={styles.what}>
          <b>{`${workoutName ?? 'Workout'}, heat ${number} of ${count}`}</b>
          <small>{`${floor.name}, ${counted(lanes.length, ['lane', 'lanes'])}, ${scored} scored`}</small>
        </span>
        {startedAt && !isTimeUp(startedAt, now, capSeconds) ? (
          <b className={styles.figure}>{heatClock(startedAt, now, capSeconds)}</b>
        ) : (
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
