import { searchExercises } from '@chalkline/contract/programs/exercise-search.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { HowToModal } from '../../../patterns/exercises/how-to-modal.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import {
  equipmentOf,
  type FoundExercise,
  isDoneWith,
  musclesText,
  noEquipment,
  swapsFor,
  wordsOf,
} from '../found-exercises.ts';
import styles from '../training.module.css';
import { useExercises } from '../use-exercises.ts';

interface ExercisePickerProps {
  title: string;
  personId: string;
  /** Offers only those that train the same muscles first. */
  insteadOf?: string;
  onPick: (exercise: FoundExercise) => void;
  onClose: () => void;
}

const mostShown = 40;

const any = 'any';

/** The exercises that the phone keeps, searched as one types. */
export function ExercisePicker({ title, personId, insteadOf, onPick, onClose }: ExercisePickerProps) {
  const query = useExercises(personId);
  const [search, setSearch] = useState('');
  const [available, setAvailable] = useState(any);
  const [read, setRead] = useState<FoundExercise | null>(null);
  return (
    <Modal opened onClose={onClose} title={title} sheet width={560}>
      <SearchField label="Search exercises" placeholder="Name" value={search} onChange={setSearch} />
      <Loaded query={query} failed="Couldn’t load exercises">
        {(all) => {
          const fitting = insteadOf === undefined ? all : swapsFor(all, insteadOf);
          const offered = searchExercises(
            fitting.filter((exercise) => available === any || isDoneWith(exercise, available)),
            search,
          );
          return (
            <>
              <SelectField
                label="Equipment"
                choices={[{ value: any, label: 'Any equipment' }, ...equipmentOf(fitting)]}
                value={available}
                onChange={setAvailable}
              />
              {offered.length === 0 && (
                <p className={text.muted}>No exercise fits. Change the name or the equipment.</p>
              )}
              <ul className={styles.list}>
                {offered.slice(0, mostShown).map((exercise) => (
                  <li key={exercise.id} className={styles.offered}>
                    <button type="button" className={styles.line} onClick={() => onPick(exercise)}>
                      <span className={styles.what}>
                        <b>{exercise.name}</b>
                        <small>{exercise.equipment.map(wordsOf).join(', ') || noEquipment}</small>
                      </span>
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
            </>
          );
        }}
      </Loaded>
      {read && <HowToModal exercise={read} textOf={musclesText} onClose={() => setRead(null)} />}
    </Modal>
  );
}
