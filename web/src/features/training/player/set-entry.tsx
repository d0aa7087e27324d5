import { gramsOf, loadIn, plateStep } from '@chalkline/contract/accounts/weight-units.ts';
import { trainingLimits } from '@chalkline/contract/training/plan.schema.ts';
import type { TrainingReply } from '@chalkline/contract/training/training.schema.ts';
import { IconCheck, IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { timeNow } from '../../../ui/now.ts';
import { useStickyFoot } from '../../../ui/sticky-foot.ts';
import { clockText } from '../clock-text.ts';
import { desk } from '../desk.ts';
import { rpeText, setText } from '../loads.ts';
import { SetMax } from '../maxes/set-max.tsx';
import type { DoneSet, Figured, Step } from '../plans.ts';
import type { KeptLog } from '../training-store.ts';
import { askedText } from '../training-texts.ts';
import { useUnit } from '../use-unit.ts';
import { doneAtOf } from '../workout-times.ts';
import { FigureInput } from './figure-input.tsx';
import { HowTo } from './how-to.tsx';
import type { News } from './news.ts';
import { NewsNote } from './news-note.tsx';
import { NoteModal } from './note-modal.tsx';
import styles from './player.module.css';
import { RpeChips } from './rpe-chips.tsx';

interface SetEntryProps {
  log: KeptLog;
  step: Step;
  /** All sets of its exercise. */
  own: readonly Step[];
  /** As they are typed. */
  figures: Figured;
  news: News | null;
  training: TrainingReply | undefined;
  onFigures: (change: Partial<Figured>) => void;
  /** Null goes to what comes next. */
  onChoose: (step: Step | null) => void;
  onSave: (set: DoneSet, rest: number) => void;
}

/** One set: what it asks for or what was done, beside last time. */
export function SetEntry(props: SetEntryProps) {
  const { log, step, own, figures, news, training, onFigures: set, onChoose, onSave } = props;
  const { exercise, planned, done, at } = step;
  const { measure } = exercise;
  const [unit] = useUnit();
  const known = training?.exercises.find(({ exerciseId }) => exerciseId === exercise.exerciseId);
  const [note, setNote] = useState(done?.note ?? '');
  const [isNoting, setNoting] = useState(false);
  const [asksRpe, setAsksRpe] = useState(false);
  const isRating = asksRpe || figures.rpe !== null || typeof planned.asked?.rpe === 'number';
  const last = known && known.last.logId !== log.id ? known.last : null;
  const { kind, reps, grams, seconds, meters, rpe } = figures;
  const save = (noted = note) => {
    const { exerciseId, name } = exercise;
    const made = { exerciseId, name, measure, kind, reps, grams, seconds, meters, rpe, note: noted };
    const doneAt = done?.doneAt ?? doneAtOf(log, timeNow());
    const id = done?.id ?? crypto.randomUUID();
    onSave({ ...made, doneAt, id, revision: (done?.revision ?? 0) + 1 }, planned.rest);
  };
  return (
    <>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {exercise.name}
        </h1>
        <p className={styles.below}>
          {[`Set ${at + 1} of ${own.length}`, askedText(planned.asked, unit)].filter(Boolean).join(', ')}
        </p>
        {exercise.note && <p className={styles.coachNote}>{exercise.note}</p>}
      </div>
      <div className={styles.figures}>
        {measure === 'load' && (
          <FigureInput
            label={unit}
            value={loadIn(grams ?? 0, unit)}
            step={plateStep[unit]}
            least={0}
            most={loadIn(trainingLimits.grams, unit)}
            onChange={(value) => set({ grams: Math.min(trainingLimits.grams, gramsOf(value, unit)) })}
          />
        )}
        {(measure === 'load' || measure === 'reps') && (
          <FigureInput
            label="reps"
            value={reps ?? 1}
            step={1}
            least={1}
            most={trainingLimits.reps}
            onChange={(value) => set({ reps: Math.round(value) })}
          />
        )}
        {measure === 'distance' && (
          <FigureInput
            label="meters"
            value={meters ?? 1}
            step={100}
            least={1}
            most={trainingLimits.meters}
            onChange={(value) => set({ meters: Math.round(value) })}
          />
        )}
        {(measure === 'time' || measure === 'distance') && (
          <FigureInput
            label="min:s"
            clock
            value={seconds ?? 0}
            step={5}
            least={measure === 'time' ? 1 : 0}
            most={trainingLimits.seconds}
            onChange={(value) => set({ seconds: Math.round(value) || null })}
          />
        )}
      </div>
      {isRating && <RpeChips value={rpe} onChange={(chosen) => set({ rpe: chosen })} />}
      <table className={styles.sets}>
        <thead>
          <tr>
            <th scope="col">Set</th>
            <th scope="col">Last time</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {own.map((one) => (
            <tr key={one.at} aria-current={one === step ? 'step' : undefined}>
              <th scope="row">
                <button type="button" aria-label={`Set ${one.at + 1}`} onClick={() => onChoose(one)}>
                  {one.at + 1}
                  {(one.done ?? one.planned).kind === 'warm_up' && <small>W</small>}
                </button>
              </th>
              <td>
                {last?.sets[one.at]
                  ? setText(measure, last.sets[one.at] ?? one.planned, unit) + rpeText(last.rpes?.[one.at])
                  : '–'}
                <SetNote note={last?.notes?.[one.at]} />
              </td>
              <td data-done={one.done !== null || undefined}>
                {setText(measure, one.done ?? one.planned, unit) + rpeText(one.done?.rpe)}
                {one.done && <IconCheck size={18} stroke={2} aria-label="done" />}
                <SetNote note={one === step ? note : one.done?.note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.row}>
        <Button
          variant="frame"
          size={48}
          aria-pressed={kind === 'warm_up'}
          onClick={() => set({ kind: kind === 'warm_up' ? 'work' : 'warm_up' })}
        >
          {kind === 'warm_up' ? 'Warm-up: doesn’t count' : 'Mark as warm-up'}
        </Button>
        {!isRating && (
          <Button variant="frame" size={48} onClick={() => setAsksRpe(true)}>
            Add RPE
          </Button>
        )}
        <Button
          variant="frame"
          size={48}
          icon={<IconNote size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setNoting(true)}
        >
          {note ? 'Edit note' : 'Add a note'}
        </Button>
        {planned.asked && planned.asked.percent !== null && !done && !log.endedAt && training && (
          <SetMax {...{ log, step, own, training }} />
        )}
        <HowTo personId={log.personId} exerciseId={exercise.exerciseId} />
        {done && (
          <Button
            variant="frame"
            size={48}
            onClick={() => {
              onChoose(null);
              void desk.removeSet(log, done.id);
            }}
          >
            Delete set
          </Button>
        )}
      </div>
      {news && <NewsNote news={news} />}
      <div ref={useStickyFoot('--dock')} className={styles.foot}>
        <Button variant="main" size={64} wide onClick={() => save()}>
          {done
            ? 'Save set'
            : planned.rest > 0 && !log.endedAt
              ? `Set done, rest ${clockText(planned.rest)}`
              : 'Set done'}
        </Button>
      </div>
      {isNoting && (
        <NoteModal
          set={`${log.id} ${exercise.exerciseId} ${at}`}
          note={note}
          onSave={(noted) => {
            setNoting(false);
            setNote(noted);
            // A set that is done has no other button that must be pressed to keep it.
            if (done) save(noted);
          }}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}

function SetNote({ note }: { note: string | undefined }) {
  return note ? <q className={styles.noted}>{note}</q> : null;
}
