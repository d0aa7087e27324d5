import { ownZone } from '@chalkline/contract/date-format.ts';
import type { ActivityUnit } from '@chalkline/contract/groups/activity-type.schema.ts';
import { type GroupReply, newChallenge } from '@chalkline/contract/groups/group.schema.ts';
import {
  type ChallengeGoal,
  challengeGoals,
  type TeamScoring,
  type TeamStarters,
  teamScorings,
  teamStarters,
} from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { zoneChoices } from '../../../ui/zones.ts';
import { EditScreen } from '../../groups/edit/edit-screen.tsx';
import { ImageField } from '../../groups/edit/image-choice.tsx';
import { InsideFields } from '../../groups/edit/inside-fields.tsx';
import { useGroupForm } from '../../groups/edit/use-group-form.ts';
import { addressOf } from '../../groups/group-texts.ts';
import { goalHints, goalLabels, teamLabels } from '../results/activity-texts.ts';
import { AmountField } from '../results/amount-field.tsx';
import { TypeField, useOfferedTypes } from '../types/type-field.tsx';

/** Creates a challenge, alone or in a community (`?community=`); with `?id=` edits one. */
export function AddChallengeScreen() {
  return (
    <EditScreen noun="challenge">{(group) => <ChallengeForm key={group?.id} group={group} />}</EditScreen>
  );
}

function ChallengeForm({ group }: { group: GroupReply | undefined }) {
  const navigate = useNavigate();
  const challenge = group?.challenge;
  const types = useOfferedTypes();
  const { form, image, isNew, rest } = useGroupForm({
    type: 'challenge',
    group,
    facts: {
      activity_type_id: challenge?.type.id ?? '',
      goal: challenge?.goal ?? ('reach' as ChallengeGoal),
      target: challenge?.target ?? null,
      starts_on: challenge?.startsOn ?? '',
      ends_on: challenge?.endsOn ?? '',
      zone: challenge?.zone ?? ownZone(),
      team_scoring: challenge?.teamScoring ?? (null as TeamScoring | null),
      team_best: challenge?.teamBest ?? 3,
      team_size: challenge?.teamSize ?? null,
      team_starters: challenge?.teamStarters ?? ('anyone' as TeamStarters),
    },
    schema: newChallenge,
    texts: {
      activity_type_id: { label: 'Activity', wrong: 'Choose an activity.' },
      goal: { label: 'Goal', wrong: 'Choose one from the list.' },
      target: { label: 'Target', wrong: 'Enter a target, or leave it empty.' },
      starts_on: { label: 'First day', wrong: 'Choose the first day.' },
      ends_on: { label: 'Last day', wrong: 'Choose the last day.' },
      zone: { label: 'Time zone', wrong: 'Choose a time zone.' },
      team_scoring: { label: 'Alone or teams', wrong: 'Choose one from the list.' },
      team_best: { label: 'Members that count', wrong: 'Enter a number from 1 to 50.' },
      team_size: { label: 'Members of a team', wrong: 'Enter a number from 1 to 50, or leave it empty.' },
      team_starters: { label: 'Who starts teams', wrong: 'Choose one from the list.' },
    },
    onDone: (saved) => navigate(addressOf(saved)),
  });
  const { values, errors, setFieldValue, setValues, getInputProps } = form;
  const hasBegun = challenge !== undefined && challenge !== null && challenge.stage !== 'upcoming';
  const type = types.find(({ id }) => id === values.activity_type_id) ?? challenge?.type;
  const unit: ActivityUnit | 'days' | undefined = values.goal === 'streak' ? 'days' : type?.unit;
  return (
    <Panel padded>
      <Form
        {...rest}
        action={group ? 'Save challenge' : 'Create challenge'}
        beside={<ButtonLink to={group ? addressOf(group) : urlOf('allChallenges')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...getInputProps('name')} />
          {hasBegun ? (
            <Note>It has begun, so the activity, goal, dates and teams stay as they are.</Note>
          ) : (
            <>
              <TypeField
                id="activity_type_id"
                value={values.activity_type_id}
                error={errors.activity_type_id}
                now={challenge?.type}
                hint="Results of this activity count."
                onChange={(id) => setFieldValue('activity_type_id', id)}
              />
              <FieldGrid>
                <SelectField
                  id="goal"
                  label="Goal"
                  hint={goalHints[values.goal]}
                  choices={challengeGoals.map((value) => ({ value, label: goalLabels[value] }))}
                  value={values.goal}
                  onChange={(goal) => setValues({ goal, target: null })}
                />
                {unit && (
                  <AmountField
                    key={unit}
                    id="target"
                    label="Target"
                    optional={values.goal !== 'reach'}
                    unit={unit}
                    error={errors.target}
                    value={values.target}
                    onChange={(target) => setFieldValue('target', target)}
                  />
                )}
              </FieldGrid>
              <FieldGrid>
                <TextField
                  id="starts_on"
                  type="date"
                  label="First day"
                  {...getInputProps('starts_on')}
                  onChange={(change) => {
                    const day = change.currentTarget.value;
                    setValues({
                      starts_on: day,
                      ...((values.ends_on === '' || values.ends_on < day) && { ends_on: day }),
                    });
                  }}
                />
                <TextField
                  id="ends_on"
                  type="date"
                  label="Last day"
                  min={values.starts_on || undefined}
                  {...getInputProps('ends_on')}
                />
              </FieldGrid>
              <SelectField
                id="zone"
                label="Time zone"
                searchable
                hint="Days begin and end on this clock."
                nothingFound="No matching time zone"
                error={errors.zone}
                choices={zoneChoices(values.zone)}
                value={values.zone}
                onChange={(zone) => setFieldValue('zone', zone)}
              />
              <FieldGrid>
                <SelectField
                  id="team_scoring"
                  label="Alone or teams"
                  choices={[
                    { value: alone, label: 'Everyone for themselves' },
                    ...teamScorings.map((value) => ({ value, label: teamLabels[value] })),
                  ]}
                  value={values.team_scoring ?? alone}
                  onChange={(value) => setFieldValue('team_scoring', value === alone ? null : value)}
                />
                {values.team_scoring === 'best' && (
                  <NumberField
                    id="team_best"
                    label="Members that count"
                    hint="The best of each team."
                    error={errors.team_best}
                    value={values.team_best}
                    onChange={(best) => setFieldValue('team_best', best ?? 0)}
                  />
                )}
              </FieldGrid>
              {values.team_scoring !== null && (
                <FieldGrid>
                  <NumberField
                    id="team_size"
                    label="Members of a team"
                    optional
                    hint="Leave it empty for up to 50."
                    error={errors.team_size}
                    value={values.team_size}
                    onChange={(size) => setFieldValue('team_size', size)}
                  />
                  <SelectField
                    id="team_starters"
                    label="Who starts teams"
                    hint="You can set teams up on the challenge’s page either way."
                    choices={teamStarters.map((value) => ({ value, label: starterLabels[value] }))}
                    value={values.team_starters}
                    onChange={(starters) => setFieldValue('team_starters', starters)}
                  />
                </FieldGrid>
              )}
            </>
          )}
          <TextArea
            id="description"
            label="Description"
            optional
            rows={4}
            {...getInputProps('description')}
          />
          <InsideFields isNew={isNew} form={form} />
          <ImageField choice={image} />
        </FormBody>
      </Form>
    </Panel>
  );
}

const alone = 'alone';

const starterLabels: Readonly<Record<TeamStarters, string>> = {
  anyone: 'Anyone who takes part',
  staff: 'Owner and moderators only',
};
