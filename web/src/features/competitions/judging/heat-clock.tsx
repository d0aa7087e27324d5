import { startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import type {
  ClockStarter,
  JudgingCompetition,
  JudgingHeat,
} from '@chalkline/contract/competitions/judging.schema.ts';
import { IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockTime } from '../../../ui/times.ts';
import { heatClock, isTimeUp } from '../heats/minutes-left.ts';
import styles from './heat-clock.module.css';
import { judgingKey } from './judging-key.ts';
import { useServerTick } from './use-server-tick.ts';

interface HeatClockProps {
  competition: Pick<JudgingCompetition, 'id' | 'zone' | 'clockStarter'>;
  heat: JudgingHeat;
  ahead: number;
}

/** The heat's clock, the same on every phone. Who may start it can also take a false start back. */
export function HeatClock({ competition, heat, ahead }: HeatClockProps) {
  const { id, zone, clockStarter } = competition;
  if (heat.startedAt)
    return <RunningClock competition={competition} heat={heat} startedAt={heat.startedAt} ahead={ahead} />;
  return (
    <div className={styles.before}>
      <p>{`Starts at ${clockTime(heat.startsAt, zone)}`}</p>
      {clockStarter === 'you' && <StartNow competitionId={id} heat={heat} />}
      {clockStarter === 'any_judge' && <StartAfterAsking competitionId={id} heat={heat} />}
      {clockStarter === 'head_judge' && <p>The head judge starts the clock</p>}
      {clockStarter === 'organizer' && <p>The organizer starts the clock</p>}
    </div>
  );
}

interface OneHeat {
  competitionId: string;
  heat: JudgingHeat;
}

const setClock = ({ competitionId, heat: { id, startedAt } }: OneHeat, started: boolean) => ({
  params: { competitionId, heatId: id },
  body: { started, ...(startedAt !== null && { startedAt }) },
});

const playIcon = <IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />;

function StartNow(at: OneHeat) {
  const start = useAction({
    send: (call) => call(startHeat, setClock(at, true)),
    failed: 'Couldn’t start the clock',
    invalidates: [judgingKey],
  });
  return (
    <Button variant="frame" size={48} busy={start.busy} icon={playIcon} onClick={() => start.run()}>
      Start the clock
    </Button>
  );
}

function StartAfterAsking(at: OneHeat) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="frame" size={48} icon={playIcon} onClick={() => setAsking(true)}>
        Start the clock
      </Button>
      {asking && (
        <ConfirmAction
          title={`Start the clock of heat ${at.heat.number}?`}
          confirm="Start the clock"
          keep="Not yet"
          send={(call) => call(startHeat, setClock(at, true))}
          invalidates={[judgingKey]}
          onClose={() => setAsking(false)}
        >
          <p>It starts on every screen. This competition has no head judge, so any judge can start it.</p>
        </ConfirmAction>
      )}
    </>
  );
}

/** Those who may start a heat may reset it. */
const mayReset: readonly ClockStarter[] = ['you', 'any_judge'];

function RunningClock({ competition, heat, startedAt, ahead }: HeatClockProps & { startedAt: string }) {
  const now = useServerTick(ahead, 200);
  const ran = now - Date.parse(startedAt);
  const cap = heat.capSeconds === null ? null : heat.capSeconds * 1000;
  const isOver = isTimeUp(startedAt, now, heat.capSeconds);
  return (
    <div className={styles.clock} data-over={isOver || undefined}>
      <small>{cap === null ? 'Running' : `Cap ${heatClock(new Date(0).toISOString(), cap, null)}`}</small>
      <b className={styles.time} role="timer">
        {heatClock(startedAt, now, heat.capSeconds)}
      </b>
      <small>{cap === null ? '' : isOver ? 'Time' : leftText(cap - ran)}</small>
      {mayReset.includes(competition.clockStarter) && (
        <ResetClock competitionId={competition.id} heat={heat} />
      )}
    </div>
  );
}

function ResetClock(at: OneHeat) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        size={48}
        label="Reset the clock"
        icon={<IconRotate size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmAction
          title={`Reset the clock of heat ${at.heat.number}?`}
          confirm="Reset the clock"
          keep="Keep it running"
          danger
          send={(call) => call(startHeat, setClock(at, false))}
          done={`Heat ${at.heat.number} reset`}
          invalidates={[judgingKey]}
          onClose={() => setAsking(false)}
        >
          <p>Every screen shows the heat as not started. Scores stay.</p>
        </ConfirmAction>
      )}
    </>
  );
}

function leftText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60
    ? `${seconds} s left`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}
