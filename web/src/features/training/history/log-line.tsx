import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import { volumeOf } from '@chalkline/contract/training/records.ts';
import { counted } from '../../../ui/counted.ts';
import { shortDay } from '../../../ui/short-day.ts';
import text from '../../../ui/text.module.css';
import { loadText, rpeText, setText } from '../loads.ts';
import type { DoneSet } from '../plans.ts';
import styles from '../training.module.css';
import { durationText } from '../training-texts.ts';

interface LogLineProps {
  log: Pick<LogReply, 'name' | 'day' | 'startedAt' | 'endedAt'> & { readonly sets: readonly DoneSet[] };
  unit: WeightUnit;
  onShow: () => void;
}

/** A finished workout in a list. */
export function LogLine({ log, unit, onShow }: LogLineProps) {
  const volume = volumeOf(log.sets);
  const names = [...new Set(log.sets.map(({ name }) => name))];
  return (
    <button type="button" className={styles.line} onClick={onShow}>
      <span className={styles.what}>
        <b>{log.name}</b>
        <small>
          {[
            shortDay(log.day),
            durationText(log),
            counted(log.sets.length, ['set', 'sets']),
            ...(volume > 0 ? [loadText(volume, unit)] : []),
          ].join(' · ')}
        </small>
        {names.length > 0 && <small>{names.join(', ')}</small>}
      </span>
    </button>
  );
}

/** The note and the sets of a workout, by exercise. */
export function LogSets({ log, unit }: { log: LogReply; unit: WeightUnit }) {
  const byExercise = [...Map.groupBy(log.sets, ({ exerciseId }) => exerciseId)];
  return (
    <>
      {log.note && <p className={styles.note}>{log.note}</p>}
      {byExercise.length === 0 && <p className={text.muted}>No sets were logged.</p>}
      <dl className={styles.facts}>
        {byExercise.map(([exerciseId, sets]) => (
          <div key={exerciseId}>
            <dt>{sets[0]?.name}</dt>
            <dd>
              {sets
                .map(
                  (set) =>
                    `${setText(set.measure, set, unit)}${rpeText(set.rpe)}${set.kind === 'warm_up' ? ' (warm-up)' : ''}${set.note ? ` “${set.note}”` : ''}`,
                )
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
