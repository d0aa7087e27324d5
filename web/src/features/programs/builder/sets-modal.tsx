import { type ProgramExercise, rpes, treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { ClockField } from '../../../ui/clock-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Row } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { weightUnit } from '../../../ui/weight-unit.ts';
import styles from './builder.module.css';
import {
  allAlike,
  changedSet,
  type GoalKind,
  type LoadKind,
  readSets,
  type TypedSet,
  type TypedSets,
  typedOf,
  withoutSet,
  withSet,
} from './sets-form.ts';

interface SetsModalProps {
  name: string;
  exercise: ProgramExercise;
  /** The last one of its block rests after the round. */
  rests: boolean;
  onDone: (exercise: ProgramExercise) => void;
  onClose: () => void;
}

const goals = { reps: { label: 'From', unit: 'reps' }, distance: { label: 'Distance', unit: 'm' } } as const;
const noRpe = 'none';

/** What each set of an exercise asks. */
export function SetsModal({ name, exercise, rests, onDone, onClose }: SetsModalProps) {
  const unit = weightUnit();
  const [typed, setTyped] = useKeptState(`sets ${exercise.id}`, () => typedOf(exercise, unit));
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const done = () => {
    const sets = readSets(typed, unit, exercise.sets);
    const note = typed.note.trim();
    if ('wrong' in sets) return setWrong(sets.wrong);
    onDone({ ...exercise, note, sets });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" onClick={done}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.sets}>
        <Row>
          <SegmentedControl<GoalKind>
            label="Measured in"
            choices={[
              { value: 'reps', label: 'Reps' },
              { value: 'time', label: 'Time' },
              { value: 'distance', label: 'Distance' },
            ]}
            value={typed.goal}
            onChange={(goal) => setTyped({ ...typed, goal })}
          />
          <SegmentedControl<LoadKind>
            label="Load"
            choices={[
              { value: 'none', label: 'No load' },
              { value: 'grams', label: unit },
              { value: 'share', label: '% of max' },
            ]}
            value={typed.load}
            onChange={(load) => setTyped({ ...typed, load })}
          />
        </Row>
        {typed.sets.map((set, index) => (
          <SetFields
            // biome-ignore lint/suspicious/noArrayIndexKey: sets have no id
            key={index}
            {...{ typed, set, index, rests }}
            onChange={(change) => setTyped(changedSet(typed, index, change))}
            onRemove={() => setTyped(withoutSet(typed, index))}
          />
        ))}
        <Row>
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            disabled={typed.sets.length >= treeLimits.sets}
            onClick={() => setTyped(withSet(typed))}
          >
            Add a set
          </Button>
          {typed.sets.length > 1 && (
            <Button variant="text" onClick={() => setTyped(allAlike(typed))}>
              Make all like the first
            </Button>
          )}
        </Row>
        <TextArea
          id="note"
          label="Note"
          optional
          rows={2}
          maxLength={treeLimits.note}
          value={typed.note}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, note: value })}
        />
        {wrong.length > 0 && (
          <Note tone="bad" announced>
            {`Check set ${wrong.join(', ')}: a number is missing or out of range, or the tempo isn’t four signs like 31X1.`}
          </Note>
        )}
      </div>
    </Modal>
  );
}

interface SetFieldsProps {
  typed: TypedSets;
  set: TypedSet;
  index: number;
  rests: boolean;
  onChange: (change: Partial<TypedSet>) => void;
  onRemove: () => void;
}

function SetFields({ typed, set, index, rests, onChange, onRemove }: SetFieldsProps) {
  const isReps = typed.goal === 'reps';
  return (
    <fieldset className={styles.set}>
      <legend>{`Set ${index + 1}`}</legend>
      <div className={styles.setFields}>
        {typed.goal === 'time' ? (
          <ClockField
            label="Time"
            value={set.from ?? undefined}
            onChange={(from) => onChange({ from: from ?? null })}
          />
        ) : (
          <NumberField {...goals[typed.goal]} value={set.from} onChange={(from) => onChange({ from })} />
        )}
        {isReps && <NumberField label="To" optional value={set.to} onChange={(to) => onChange({ to })} />}
        {typed.load !== 'none' && (
          <NumberField
            label="Load"
            decimals
            unit={typed.load === 'share' ? '%' : weightUnit()}
            value={set.load}
            onChange={(load) => onChange({ load })}
          />
        )}
        <SelectField
          label="RPE"
          choices={[
            { value: noRpe, label: 'None' },
            ...rpes.map((rpe) => ({ value: String(rpe), label: String(rpe) })),
          ]}
          value={set.rpe === null ? noRpe : String(set.rpe)}
          onChange={(value) => onChange({ rpe: value === noRpe ? null : Number(value) })}
        />
        <TextField
          label="Tempo"
          optional
          maxLength={4}
          autoComplete="off"
          value={set.tempo}
          onChange={({ currentTarget: { value } }) => onChange({ tempo: value })}
        />
        {rests && (
          <NumberField label="Rest" unit="s" value={set.rest} onChange={(rest) => onChange({ rest })} />
        )}
        <Checkbox
          label="Warm-up"
          checked={set.kind === 'warm_up'}
          onChange={({ currentTarget: { checked } }) => onChange({ kind: checked ? 'warm_up' : 'work' })}
        />
      </div>
      {typed.sets.length > 1 && (
        <IconButton
          label={`Remove set ${index + 1}`}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
