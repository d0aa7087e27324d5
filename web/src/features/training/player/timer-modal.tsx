import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { type TimerKind, timerAt } from '../timers.ts';
import styles from '../training.module.css';
import type { KeptLog } from '../training-store.ts';
import { useClock } from '../use-clock.ts';
import { SoundButton } from './sound-button.tsx';
import { readySound } from './timer-sound.ts';

const kinds: readonly { value: TimerKind; label: string }[] = [
  { value: 'interval', label: 'Intervals' },
  { value: 'emom', label: 'EMOM' },
  { value: 'amrap', label: 'AMRAP' },
];
export const phases = { ready: 'Get ready', work: 'Work', rest: 'Rest', done: 'Done' } as const;

/** Intervals, every minute on the minute, or as many rounds as possible. */
export function TimerModal({ log, onClose }: { log: KeptLog; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Timer" sheet>
      {log.timer ? <Running log={log} timer={log.timer} /> : <Setup log={log} />}
    </Modal>
  );
}

function Setup({ log }: { log: KeptLog }) {
  const [kind, setKind] = useKeptState<TimerKind>('timer kind', 'interval');
  const [work, setWork] = useKeptState<number | null>('timer work', 40);
  const [rest, setRest] = useKeptState<number | null>('timer rest', 20);
  const [rounds, setRounds] = useKeptState<number | null>('timer rounds', 8);
  const [minutes, setMinutes] = useKeptState<number | null>('timer minutes', 12);
  const whole = (value: number | null) => Math.max(1, Math.round(value ?? 1));
  const start = () => {
    readySound();
    const made = {
      interval: { work: whole(work), rest: Math.max(0, Math.round(rest ?? 0)), rounds: whole(rounds) },
      emom: { work: 60, rest: 0, rounds: whole(minutes) },
      amrap: { work: whole(minutes) * 60, rest: 0, rounds: 1 },
    }[kind];
    void desk.noteLog({ ...log, timer: { kind, ...made, startedAt: Date.now() } });
  };
  return (
    <div className={styles.form}>
      <SegmentedControl label="Timer" wide size={48} choices={kinds} value={kind} onChange={setKind} />
      {kind === 'interval' ? (
        <>
          <NumberField label="Work" unit="s" value={work} onChange={setWork} />
          <NumberField label="Rest" unit="s" value={rest} onChange={setRest} />
          <NumberField label="Rounds" value={rounds} onChange={setRounds} />
        </>
      ) : (
        <NumberField label="Minutes" value={minutes} onChange={setMinutes} />
      )}
      <SoundButton />
      <Button variant="main" size={48} wide onClick={start}>
        Start timer
      </Button>
    </div>
  );
}

function Running({ log, timer }: { log: KeptLog; timer: NonNullable<KeptLog['timer']> }) {
  const { phase, round, left } = timerAt(timer, useClock());
  return (
    <div className={styles.form}>
      <p className={styles.phase}>
        {phases[phase]}
        {timer.kind !== 'amrap' && phase !== 'done' && `, round ${round} of ${timer.rounds}`}
      </p>
      <p className={styles.left} role="timer">
        {clockText(left)}
      </p>
      <SoundButton />
      <Button size={48} wide onClick={() => void desk.noteLog({ ...log, timer: null })}>
        {phase === 'done' ? 'Set another timer' : 'Stop timer'}
      </Button>
    </div>
  );
}
