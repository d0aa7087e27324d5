import type { WorkoutChangeReply } from '@chalkline/contract/programs/version-change.schema.ts';
import { BeforeAndNow } from '../../../ui/before-and-now.tsx';
import text from '../../../ui/text.module.css';
import { progressText, setsTexts } from '../set-texts.ts';
import styles from './version-changes.module.css';

interface VersionChangesProps {
  changes: readonly WorkoutChangeReply[];
}

/** What a newer version of a program asks for differently, workout by workout. */
export function VersionChangesSection({ changes }: VersionChangesProps) {
  if (changes.length === 0)
    return <p className={text.hint}>From this week on, every workout stays as it is.</p>;
  return (
    <ul className={styles.changes} aria-label="What changes">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two workouts of a week may have one name
        <li key={index}>
          <h3>
            Week {change.week}: {titleOf(change)}
          </h3>
          {change.isReordered && <p>Its exercises come in another order.</p>}
          <ul>
            {change.exercises.map((exercise, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice
              <Exercise key={at} change={exercise} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** "Legs", "Legs, now Heavy legs", "Run (new)" */
function titleOf({ before, after }: WorkoutChangeReply): string {
  if (before === null) return `${after} (new)`;
  if (after === null) return `${before} (removed)`;
  return before === after ? before : `${before}, now ${after}`;
}

function Exercise({ change: { name, before, after } }: { change: WorkoutChangeReply['exercises'][number] }) {
  return (
    <li>
      <b>{name}</b>
      <BeforeAndNow before={before && askedText(before)} now={after && askedText(after)} />
    </li>
  );
}

type Asked = NonNullable<WorkoutChangeReply['exercises'][number]['after']>;

/** "3 × 5 reps, 80 kg, +2.5 kg after each success. Elbows high." */
function askedText({ sets, note, progress }: Asked): string {
  const asked = [...setsTexts(sets), ...(progress ? [progressText(progress)] : [])].join('; ');
  return note ? `${asked}. ${note}` : asked;
}
