import { startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import type { JudgingHeat } from '@chalkline/contract/competitions/judging.schema.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { clockTime } from '../../../ui/times.ts';
import { heatClock, isTimeUp } from '../heats/minutes-left.ts';
import styles from './judging.module.css';
import { judgingKey } from './judging-key.ts';
import { useLink } from './link-note.tsx';
import { useServerTick } from './use-server-tick.ts';

interface HeatClockProps {
  competitionId: string;
  heat: JudgingHeat;
  zone: string;
  ahead: number;
}

/** The heat's clock, the same on every phone; before the start, a button that starts it for everyone. */
export function HeatClock({ competitionId, heat, zone, ahead }: HeatClockProps) {
  const now = useServerTick(ahead, 200);
  const link = useLink();
  const start = useAction({
    send: (call) => call(startHeat, { params: { competitionId, heatId: heat.id }, body: { started: true } }),
    failed: 'Couldn’t start the clock',
    invalidates: [judgingKey],
  });
  if (!heat.startedAt) {
    return (
      <div className={styles.before}>
        <p>{`Starts at ${clockTime(heat.startsAt, zone)}`}</p>
        {!link && (
          <Button
            variant="frame"
            size={48}
            busy={start.busy}
            icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => start.run()}
          >
            Start the clock
          </Button>
        )}
      </div>
    );
  }
  const ran = now - Date.parse(heat.startedAt);
  const cap = heat.capSeconds === null ? null : heat.capSeconds * 1000;
  const isOver = isTimeUp(heat.startedAt, now, heat.capSeconds);
  return (
    <div className={styles.clock} data-over={isOver || undefined} role="timer">
      <small>{cap === null ? 'Running' : `Cap ${heatClock(new Date(0).toISOString(), cap, null)}`}</small>
      <b className={styles.time}>{heatClock(heat.startedAt, now, heat.capSeconds)}</b>
      <small>{cap === null ? '' : isOver ? 'Time' : leftText(cap - ran)}</small>
    </div>
  );
}

function leftText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60
    ? `${seconds} s left`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}
