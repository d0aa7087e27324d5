import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { HowToModal } from '../../../patterns/exercises/how-to-modal.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { musclesText } from '../exercises/exercise-texts.ts';
import { exerciseQueries } from '../exercises/exercises.queries.ts';
import styles from './builder.module.css';

const shown = 12;

/** The library and one’s own exercises, found as one types; a press adds one. */
export function ExercisePicker({ onPick }: { onPick: (exercise: ExerciseReply) => void }) {
  const [typed, setTyped] = useKeptState('exercise', '');
  const search = useDeferredValue(typed.trim());
  const [read, setRead] = useState<ExerciseReply | null>(null);
  return (
    <div className={styles.picker}>
      <SearchField
        label="Add an exercise"
        placeholder="Add an exercise: type its name"
        value={typed}
        onChange={setTyped}
      />
      {search !== '' && (
        <PagedList
          query={{ ...exerciseQueries.list({ search }), placeholderData: keepPreviousData }}
          failed="Couldn’t load exercises"
          skeleton={<SkeletonRows rows={3} avatar={false} />}
          atMost={shown}
          empty={
            <p className={text.hint}>No exercise found. Try another word, or add your own under Exercises.</p>
          }
        >
          {(found) => (
            <ul className={styles.found} aria-label="Exercises found">
              {found.map((exercise) => (
                <li key={exercise.id}>
                  <button
                    type="button"
                    className={styles.pick}
                    aria-label={`Add ${exercise.name}`}
                    onClick={() => {
                      onPick(exercise);
                      setTyped('');
                    }}
                  >
                    {exercise.name}
                    <small>{musclesText(exercise.primary)}</small>
                  </button>
                  <IconButton
                    size={48}
                    label={`How to do it: ${exercise.name}`}
                    icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}
                    onClick={() => setRead(exercise)}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
      {read && <HowToModal exercise={read} textOf={musclesText} onClose={() => setRead(null)} />}
    </div>
  );
}
