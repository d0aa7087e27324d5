import { ownZone } from '@chalkline/contract/date-format.ts';
import { type GroupReply, newActivity } from '@chalkline/contract/groups/group.schema.ts';
import { factLimits } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
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
import { TypeField } from '../types/type-field.tsx';

/** Creates an activity, alone or in a community (`?community=`); with `?id=` edits one. */
export function AddActivityScreen() {
  return <EditScreen noun="activity">{(group) => <ActivityForm key={group?.id} group={group} />}</EditScreen>;
}

const hour = 3_600_000;

function ActivityForm({ group }: { group: GroupReply | undefined }) {
  const navigate = useNavigate();
  const activity = group?.activity;
  const { form, image, isNew, rest } = useGroupForm({
    type: 'activity',
    group,
    facts: {
      activity_type_id: activity?.type.id ?? '',
      place: activity?.place ?? '',
      meeting_point: activity?.meetingPoint ?? '',
      starts_at: activity?.startsAt ?? '',
      ends_at: activity?.endsAt ?? '',
      zone: activity?.zone ?? ownZone(),
      capacity: activity?.capacity ?? null,
    },
    schema: newActivity,
    texts: {
      activity_type_id: { label: 'Activity', wrong: 'Choose an activity.' },
      starts_at: { label: 'Starts', wrong: 'Choose when it starts.' },
      ends_at: { label: 'Ends', wrong: 'Choose when it ends.' },
      zone: { label: 'Time zone', wrong: 'Choose a time zone.' },
      place: { label: 'Place', wrong: `Enter a place of up to ${factLimits.place} characters.` },
      meeting_point: {
        label: 'Meeting point',
        wrong: `Enter at most ${factLimits.meetingPoint} characters.`,
      },
      capacity: { label: 'Places', wrong: 'Enter a whole number, or leave it empty.' },
    },
    onDone: (saved) => navigate(addressOf(saved)),
  });
  const { values, errors, setValues, setFieldValue, getInputProps } = form;
  const { zone } = values;
  const shown = (moment: string) => fieldInZone(moment || null, zone);
  const read = (field: string) => momentInZone(field, zone) ?? '';
  return (
    <Panel padded>
      <Form
        {...rest}
        action={group ? 'Save activity' : 'Create activity'}
        beside={<ButtonLink to={group ? addressOf(group) : urlOf('allActivities')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...getInputProps('name')} />
          <TypeField
            id="activity_type_id"
            value={values.activity_type_id}
            error={errors.activity_type_id}
            now={activity?.type}
            onChange={(id) => setFieldValue('activity_type_id', id)}
          />
          <FieldGrid>
            <TextField
              id="starts_at"
              type="datetime-local"
              label="Starts"
              error={errors.starts_at}
              value={shown(values.starts_at)}
              onChange={(change) => {
                const starts = read(change.currentTarget.value);
                const isBefore = starts !== '' && values.ends_at <= starts;
                // Most last an hour; a later end stays as chosen.
                const ends = isBefore ? new Date(Date.parse(starts) + hour).toISOString() : values.ends_at;
                setValues({ starts_at: starts, ends_at: ends });
              }}
            />
            <TextField
              id="ends_at"
              type="datetime-local"
              label="Ends"
              error={errors.ends_at}
              value={shown(values.ends_at)}
              onChange={(change) => setFieldValue('ends_at', read(change.currentTarget.value))}
            />
          </FieldGrid>
          <SelectField
            id="zone"
            label="Time zone"
            searchable
            nothingFound="No matching time zone"
            error={errors.zone}
            choices={zoneChoices(zone)}
            value={zone}
            onChange={(chosen) =>
              // What the clock shows stays.
              setValues({
                zone: chosen,
                starts_at: momentInZone(shown(values.starts_at), chosen) ?? '',
                ends_at: momentInZone(shown(values.ends_at), chosen) ?? '',
              })
            }
          />
          <FieldGrid>
            <TextField
              id="place"
              label="Place"
              optional
              hint="Town or district. Anyone who sees the activity sees it."
              {...getInputProps('place')}
            />
            <NumberField
              id="capacity"
              label="Places"
              optional
              hint="Once it’s full, people join a waiting list."
              error={errors.capacity}
              value={values.capacity}
              onChange={(capacity) => setFieldValue('capacity', capacity)}
            />
          </FieldGrid>
          <TextField
            id="meeting_point"
            label="Meeting point"
            optional
            hint="Only people who are going see it."
            {...getInputProps('meeting_point')}
          />
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
