import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import text from '../../../ui/text.module.css';
import { musclesText } from '../exercises/exercise-texts.ts';
import { exerciseQueries } from '../exercises/exercises.queries.ts';
import styles from './builder.module.css';

const shown = 12;

/** The library and one’s own exercises, found as one types; a press adds one. */
export function ExercisePicker({ onPick }: { onPick: (exercise: ExerciseReply) => void }) {
  const [typed, setTyped] = useKeptState('exercise', '');
  const search = useDeferredValue(typed.trim());
  const query = useInfiniteQuery({
    ...exerciseQueries.list(search ? { search } : {}),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });
  const found = search === '' ? [] : (query.data?.pages[0]?.data.slice(0, shown) ?? []);
  return (
    <div className={styles.picker}>
      <SearchField
        label="Add an exercise"
        placeholder="Add an exercise: name or muscle"
        value={typed}
        onChange={setTyped}
      />
      {query.isError && <p role="alert">{errorText(query.error)}</p>}
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Exercises found">
          {found.map((exercise) => (
            <li key={exercise.id}>
              <button
                type="button"
                aria-label={`Add ${exercise.name}`}
                onClick={() => {
                  onPick(exercise);
                  setTyped('');
                }}
              >
                {exercise.name}
                <small>{musclesText(exercise.primary)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && query.isSuccess && !query.isPlaceholderData && found.length === 0 && (
        <p className={text.hint}>No exercise found. Try another word, or add your own under Exercises.</p>
      )}
    </div>
  );
}
