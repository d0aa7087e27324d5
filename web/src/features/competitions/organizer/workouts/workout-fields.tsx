import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import type { UseFormReturnType } from '@mantine/form';
import { Checkbox } from '../../../../ui/choices.tsx';
import { FieldGrid, FieldSet, FormBody } from '../../../../ui/field.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { divisionsOf } from '../../workout-divisions.ts';
import { LinesField } from './lines-field.tsx';
import { PartFields } from './part-fields.tsx';
import type { WorkoutDraft } from './workout-form.ts';
import { WorkoutPointsFields } from './workout-points-fields.tsx';
import { WorkoutScoringFields } from './workout-scoring-fields.tsx';

interface WorkoutFieldsProps {
  form: UseFormReturnType<WorkoutDraft>;
  competition: CompetitionReply;
  /** null for a new workout. */
  workoutId: string | null;
}

/** The fields of a workout: description, scoring, standards, sponsor and release. */
export function WorkoutFields({ form, competition, workoutId }: WorkoutFieldsProps) {
  const { values, errors } = form;
  const clearErrorsOf = (begin: string) => {
    for (const field of Object.keys(errors)) if (field.startsWith(begin)) form.clearFieldError(field);
  };
  return (
    <FormBody>
      <TextField id="name" label="Name" autoComplete="off" {...form.getInputProps('name')} />
      <TextArea
        id="description"
        label="Description"
        optional
        rows={3}
        {...form.getInputProps('description')}
      />
      <LinesField
        id="movements"
        label="Movements"
        hint="One per line, in order, such as 21 thrusters, 43 kg."
        error={
          errors.movements ?? Object.entries(errors).find(([field]) => field.startsWith('movements.'))?.[1]
        }
        value={values.movements}
        onChange={(lines) => form.setFieldValue('movements', lines)}
      />
      {competition.divisions.length > 1 && <DivisionsField form={form} competition={competition} />}
      <FieldSet legend="Scoring">
        <WorkoutScoringFields
          path="scoring"
          value={values.scoring}
          errors={errors}
          onChange={(scoring) => {
            form.setFieldValue('scoring', scoring);
            clearErrorsOf('scoring.');
          }}
        />
        <WorkoutPointsFields
          path="points"
          value={values.points}
          competition={competition.scoring}
          errors={errors}
          onChange={(points) => {
            form.setFieldValue('points', points);
            clearErrorsOf('points.');
          }}
        />
        <PartFields form={form} competition={competition} workoutId={workoutId} />
      </FieldSet>
      {competition.divisions.length > 0 && <StandardFields form={form} competition={competition} />}
      <FieldSet legend="Sponsor and video" optional>
        <SponsorFields form={form} />
        <TextField
          id="video"
          label="Video"
          optional
          type="url"
          placeholder="https://"
          error={errors.video}
          value={values.video ?? ''}
          onChange={(change) => form.setFieldValue('video', change.currentTarget.value.trim() || null)}
        />
      </FieldSet>
      <TextField
        id="releaseAt"
        type="datetime-local"
        label="Release time"
        optional
        hint={`Only you and your staff see it until then. Leave empty to release it right away. In ${zoneText(competition.zone)}.`}
        error={errors.releaseAt}
        value={fieldInZone(values.releaseAt, competition.zone)}
        onChange={(change) =>
          form.setFieldValue('releaseAt', momentInZone(change.currentTarget.value, competition.zone))
        }
      />
    </FormBody>
  );
}

type FormOf = Pick<WorkoutFieldsProps, 'form'>;

/** The sponsor; at most one. */
function SponsorFields({ form }: FormOf) {
  const { sponsor } = form.values;
  const set = (name: string, link: string | null) =>
    form.setFieldValue('sponsor', name === '' && link === null ? null : { name, link });
  return (
    <FieldGrid>
      <TextField
        id="sponsor.name"
        label="Sponsor"
        optional
        error={form.errors['sponsor.name']}
        value={sponsor?.name ?? ''}
        onChange={(change) => set(change.currentTarget.value, sponsor?.link ?? null)}
      />
      <TextField
        id="sponsor.link"
        label="Sponsor’s website"
        optional
        type="url"
        placeholder="https://"
        error={form.errors['sponsor.link']}
        value={sponsor?.link ?? ''}
        onChange={(change) => set(sponsor?.name ?? '', change.currentTarget.value.trim() || null)}
      />
    </FieldGrid>
  );
}

/** Which divisions do it; usually all. */
function DivisionsField({ form, competition }: FormOf & Pick<WorkoutFieldsProps, 'competition'>) {
  const all = competition.divisions.map(({ id }) => id);
  const chosen = form.values.divisionIds ?? all;
  const choose = (id: string, on: boolean) => {
    const next = all.filter((one) => (one === id ? on : chosen.includes(one)));
    form.setFieldValue('divisionIds', next.length === all.length ? null : next);
  };
  return (
    <FieldSet legend="Divisions" error={form.errors.divisionIds}>
      {competition.divisions.map(({ id, name }, at) => (
        <Checkbox
          key={id}
          id={at === 0 ? 'divisionIds' : undefined}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
        />
      ))}
    </FieldSet>
  );
}

/** The movement standards of each division that does it. */
function StandardFields({ form, competition }: FormOf & Pick<WorkoutFieldsProps, 'competition'>) {
  const { standards } = form.values;
  const set = (divisionId: string, words: string) => {
    const all = new Map(standards.map((standard) => [standard.divisionId, standard.text]));
    all.set(divisionId, words);
    const inOrder = competition.divisions.map(({ id }) => ({ divisionId: id, text: all.get(id) ?? '' }));
    form.setFieldValue(
      'standards',
      inOrder.filter((standard) => standard.text !== ''),
    );
  };
  return (
    <FieldSet legend="Standards" optional>
      {divisionsOf(form.values, competition.divisions).map(({ id, name }) => (
        <TextArea
          key={id}
          id={`standard-${id}`}
          label={name}
          optional
          rows={2}
          placeholder="Loads, heights and other differences"
          value={standards.find(({ divisionId }) => divisionId === id)?.text ?? ''}
          onChange={(change) => set(id, change.currentTarget.value)}
        />
      ))}
    </FieldSet>
  );
}
