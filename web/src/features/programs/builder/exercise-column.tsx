import { type ExerciseReply, type Muscle, muscles } from '@chalkline/contract/programs/exercise.schema.ts';
import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconGripVertical, IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type PointerEvent, useDeferredValue, useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { muscleLabels, musclesText } from '../exercises/exercise-texts.ts';
import { exerciseQueries } from '../exercises/exercises.queries.ts';
import { light, placeAt, placeElementAt } from './drop-place.ts';
import styles from './exercise-column.module.css';
import type { Place } from './tree-edits.ts';

interface ExerciseColumnProps {
  /** Null: there is no workout to add to. */
  dayName: string | null;
  /** `place`: where it was dropped; null: at the end. */
  onAdd: (exercise: ProgramExerciseFacts, place: Place | null) => void;
}

const any = 'any';

/** The library and one's own exercises beside the weeks, where there is room: pressed or dragged into the workout. */
export function ExerciseColumn({ dayName, onAdd }: ExerciseColumnProps) {
  const [typed, setTyped] = useState('');
  const [muscle, setMuscle] = useState<Muscle | null>(null);
  const search = useDeferredValue(typed.trim());
  const filters = { ...(search && { search }), ...(muscle && { muscle }) };
  return (
    <section className={styles.column} aria-label="Exercises">
      <h2>Exercises</h2>
      <SearchField label="Find exercises" placeholder="Name" value={typed} onChange={setTyped} />
      <SelectField
        label="Muscle"
        choices={[
          { value: any, label: 'All muscles' },
          ...muscles.map((value) => ({ value, label: muscleLabels[value] })),
        ]}
        value={muscle ?? any}
        onChange={(value) => setMuscle(muscles.find((one) => one === value) ?? null)}
      />
      <PagedList
        query={{ ...exerciseQueries.list(filters), placeholderData: keepPreviousData }}
        page={null}
        failed="Couldn’t load exercises"
        skeleton={<SkeletonRows rows={8} avatar={false} />}
        empty={<p className={text.hint}>No exercise found. Try another word.</p>}
      >
        {(found) => (
          <ul className={styles.list}>
            {found.map((exercise) => (
              <Row key={exercise.id} {...{ exercise, dayName, onAdd }} />
            ))}
          </ul>
        )}
      </PagedList>
      <ButtonLink variant="text" to={urlOf('exercises')}>
        Add your own
      </ButtonLink>
    </section>
  );
}

function Row({ exercise, dayName, onAdd }: ExerciseColumnProps & { exercise: ExerciseReply }) {
  const [isDragged, setDragged] = useState(false);
  const { mine, ...facts } = exercise;
  const add = (place: Place | null) => onAdd({ ...facts, isOfLibrary: mine === null }, place);
  const stop = () => {
    light(null);
    setDragged(false);
  };
  return (
    <li>
      {/* By keyboard, the button at the end adds it. */}
      <span
        className={styles.grip}
        data-dragged={isDragged || undefined}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(dayName !== null);
        }}
        onPointerMove={(event: PointerEvent) => {
          if (isDragged) light(placeElementAt(event, 'block'));
        }}
        onPointerUp={(event: PointerEvent) => {
          const place = isDragged ? placeAt(event, 'block') : null;
          stop();
          if (place) add(place);
        }}
        onPointerCancel={stop}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        {exercise.name}
        <small>{musclesText(exercise.primary)}</small>
      </span>
      <IconButton
        label={`${exercise.name}: add to ${dayName ?? 'a workout'}`}
        size={48}
        disabled={dayName === null}
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => add(null)}
      />
    </li>
  );
}
