import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import text from '../../../../ui/text.module.css';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { type CompetitionForm, emptyWorkout } from './competition-form.ts';
import styles from './lists.module.css';
import { WorkoutScoringFields } from './workout-scoring-fields.tsx';

/** The workouts in their order. */
export function WorkoutFields({ form }: { form: CompetitionForm }) {
  return (
    <Panel title="Workouts" padded>
      <div className={styles.list}>
        {form.values.workouts.map((workout, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is being written has no other identity
          <div key={index} className={styles.workout}>
            <div className={styles.head}>
              <h3 className={text.h5}>Workout {index + 1}</h3>
              <IconButton
                label={`Remove workout ${index + 1}`}
                icon={<IconTrash size={20} stroke={1.75} />}
                onClick={() => form.removeListItem('workouts', index)}
              />
            </div>
            <TextField
              id={`workouts.${index}.name`}
              label="Name"
              autoComplete="off"
              {...form.getInputProps(`workouts.${index}.name`)}
            />
            <WorkoutScoringFields
              path={`workouts.${index}.scoring`}
              value={workout.scoring}
              errors={form.errors}
              onChange={(scoring) => {
                const path = `workouts.${index}.scoring`;
                form.setFieldValue(path, scoring);
                for (const field of Object.keys(form.errors)) {
                  if (field.startsWith(`${path}.`)) form.clearFieldError(field);
                }
              }}
            />
            <TextArea
              id={`workouts.${index}.description`}
              label="Description"
              optional
              rows={3}
              hint="Movements, reps and loads, as athletes read them."
              {...form.getInputProps(`workouts.${index}.description`)}
            />
          </div>
        ))}
        {form.errors.workouts && (
          <p id="workouts" tabIndex={-1} className={styles.error}>
            {form.errors.workouts}
          </p>
        )}
        <Row>
          <Button
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => form.insertListItem('workouts', emptyWorkout())}
          >
            Add a workout
          </Button>
        </Row>
      </div>
    </Panel>
  );
}
