import type { HeatReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { clockTime } from '../../../../ui/times.ts';
import { heatClock, isTimeUp } from '../../heats/minutes-left.ts';
import { useSecond } from '../../heats/use-server-clock.ts';
import styles from './tv-floors.module.css';

interface TvFloorsProps {
  heats: readonly HeatReply[];
  /** The server's clock. */
  now: () => number;
  zone: string;
}

/** What is on each floor, with the heat's clock, and who is next. */
export function TvFloors({ heats, now, zone }: TvFloorsProps) {
  const at = useSecond(now);
  const floors = [...Map.groupBy(heats, ({ floor }) => floor.id).values()];
  return (
    <aside className={styles.floors} aria-label="On the floor">
      {floors.map((onFloor) => (
        <Floor key={onFloor[0]?.floor.id} heats={onFloor} at={at} zone={zone} />
      ))}
    </aside>
  );
}

function Floor({ heats, at, zone }: { heats: readonly HeatReply[]; at: number; zone: string }) {
  const current = heats.find((heat) => isOn(heat, at));
  const next = heats.find((heat) => heat !== current && heat.startedAt === null);
  if (!current && !next) return null;
  const start = current?.startedAt ?? current?.startsAt ?? '';
  return (
    <section className={styles.floor}>
      {current ? (
        <>
          <p
            className={styles.where}
          >{`${current.floor.name}, heat ${current.number} of ${current.count}`}</p>
          <h2>{current.workoutName ?? 'Workout'}</h2>
          <b className={styles.clock} role="timer">
            {heatClock(start, at, current.capSeconds)}
          </b>
          {current.capSeconds !== null && (
            <p className={styles.where}>
              {isTimeUp(start, at, current.capSeconds) ? 'Time' : `Cap ${capText(current.capSeconds)}`}
            </p>
          )}
          <Lanes heat={current} />
        </>
      ) : (
        next && (
          <>
            <p className={styles.where}>{`${next.floor.name}, next`}</p>
            <h2>{next.workoutName ?? 'Workout'}</h2>
          </>
        )
      )}
      {next && (
        <p className={styles.next}>
          {`${clockTime(next.startsAt, zone)} heat ${next.number} of ${next.count}`}
        </p>
      )}
      {!current && next && <Lanes heat={next} />}
    </section>
  );
}

/** For its planned length from its start: a clock without a cap ends with the heat. */
function isOn({ startsAt, endsAt, startedAt, waits }: HeatReply, at: number): boolean {
  const start = Date.parse(startedAt ?? startsAt);
  return !waits && start <= at && at < start + Date.parse(endsAt) - Date.parse(startsAt);
}

function capText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Lanes({ heat }: { heat: HeatReply }) {
  return (
    <ol className={styles.lanes}>
      {heat.lanes.map(({ lane, entryId, name }) => (
        <li key={entryId}>
          <span>{lane}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
