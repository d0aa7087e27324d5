import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type {
  HeatConflict,
  LaidHeatReply,
  PlannedEntry,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { useDroppable } from '@dnd-kit/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clockTime } from '../../../../ui/times.ts';
import { MovableAthlete } from './athlete-card.tsx';
import { HeatMenu } from './heat-menu.tsx';
import styles from './heats.module.css';

interface HeatColumnProps {
  competition: CompetitionReply;
  heat: LaidHeatReply;
  number: number;
  entries: ReadonlyMap<string, PlannedEntry>;
  conflicts: readonly HeatConflict[];
  mayMove: boolean;
  onMove: (entry: PlannedEntry) => void;
  onLock: (locked: boolean) => void;
}

/** One heat: its time, what is wrong with it, and its lanes. */
export function HeatColumn(props: HeatColumnProps) {
  const { competition, heat, number, entries, conflicts, mayMove, onMove, onLock } = props;
  const { id, startsAt, locked, started, lanes } = heat;
  const taken = lanes.filter((entryId) => entryId !== null).length;
  const own = conflicts.filter(({ heatId }) => heatId === id);
  const isFixed = locked || started;
  const shortest = own.find(({ kind }) => kind === 'rest');
  return (
    <section className={clsx(styles.heat, isFixed && styles.fixed)} aria-label={`Heat ${number}`}>
      <header>
        <h2 className={styles.name}>{`Heat ${number}`}</h2>
        {shortest && shortest.minutes !== null && (
          <span className={styles.warning}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {shortest.minutes < 0 ? 'Overlap' : `Rest ${shortest.minutes} min`}
          </span>
        )}
        {isFixed && (
          <span className={styles.locked}>
            <IconLock size={16} stroke={1.75} aria-hidden="true" />
            {started ? 'Started' : 'Locked'}
          </span>
        )}
        <HeatMenu
          competition={competition}
          heat={heat}
          number={number}
          onLock={mayMove ? onLock : undefined}
        />
        <p
          className={styles.when}
        >{`${clockTime(startsAt, competition.zone)}, ${taken} of ${lanes.length}`}</p>
      </header>
      <ol>
        {lanes.map((entryId, index) => {
          const entry = entryId === null ? undefined : entries.get(entryId);
          const isWarned = own.some((conflict) => conflict.entryId === entryId);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
            <Lane key={`${id} ${index + 1}`} id={`${id} ${index + 1}`} lane={index + 1} isFixed={isFixed}>
              {entry ? (
                <MovableAthlete
                  entry={entry}
                  look={entry.active ? (isWarned ? 'warned' : 'usual') : 'out'}
                  onMove={mayMove && !isFixed ? () => onMove(entry) : undefined}
                />
              ) : (
                <span className={styles.empty}>Empty</span>
              )}
            </Lane>
          );
        })}
      </ol>
    </section>
  );
}

interface LaneProps {
  id: string;
  lane: number;
  isFixed: boolean;
  children: ReactNode;
}

function Lane({ id, lane, isFixed, children }: LaneProps) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: isFixed });
  return (
    <li ref={setNodeRef} className={clsx(styles.spot, isOver && styles.over)}>
      <span className={styles.lane}>{lane}</span>
      {children}
    </li>
  );
}
