import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../../patterns/country-choices.ts';
import { FieldGrid, FormBody } from '../../../../ui/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/text-field.tsx';
import { zoneChoices } from '../../../../ui/zones.ts';
import { organizerQueries } from '../organizer.queries.ts';
import type { CompetitionForm } from './competition-form.ts';
import { onlyZone, zoneDoubt } from './venue-zone.ts';

/** A competition’s name, place, dates and visibility. */
export function AboutFields({ form }: { form: CompetitionForm }) {
  const { online, place, country, zone, startsOn } = form.values;
  const { data: countries = [] } = useQuery(organizerQueries.countries());
  return (
    <Panel title="Competition" padded>
      <FormBody>
        <TextField id="name" label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <SegmentedControl
          label="Where"
          labelShown
          wide
          choices={[
            { value: 'place', label: 'On site' },
            { value: 'online', label: 'Online' },
          ]}
          value={online ? 'online' : 'place'}
          onChange={(where) => form.setFieldValue('online', where === 'online')}
        />
        <FieldGrid>
          <TextField
            id="place"
            label="Place"
            optional
            hint={online ? 'The hosting gym or city, if any.' : 'Venue and city.'}
            error={form.errors.place}
            value={place ?? ''}
            onChange={(change) => form.setFieldValue('place', change.currentTarget.value || null)}
          />
          <SelectField
            id="country"
            label="Country"
            optional
            searchable
            placeholder="Choose a country"
            nothingFound="No matching country"
            error={form.errors.country}
            choices={countryChoices(countries)}
            value={country}
            onChange={(code) => {
              form.setFieldValue('country', code);
              const only = onlyZone({ ...form.values, country: code });
              if (only !== null) form.setFieldValue('zone', only);
            }}
          />
        </FieldGrid>
        <FieldGrid>
          <TextField
            id="startsOn"
            type="date"
            label="First day"
            {...form.getInputProps('startsOn')}
            onChange={(change) => {
              const day = change.currentTarget.value;
              form.setFieldValue('startsOn', day);
              // Most competitions last one day; a later last day stays as chosen.
              if (form.values.endsOn === '' || form.values.endsOn < day) form.setFieldValue('endsOn', day);
            }}
          />
          <TextField
            id="endsOn"
            type="date"
            label="Last day"
            min={startsOn || undefined}
            {...form.getInputProps('endsOn')}
          />
        </FieldGrid>
        <SelectField
          id="zone"
          label="Time zone"
          searchable
          hint={zoneDoubt(form.values) ?? 'The venue’s time zone. The schedule and deadlines use it.'}
          nothingFound="No matching time zone"
          error={form.errors.zone}
          choices={zoneChoices(zone)}
          value={zone}
          onChange={(chosen) => form.setFieldValue('zone', chosen)}
        />
        <SegmentedControl
          label="Who can see it"
          labelShown
          wide
          choices={[
            { value: 'public', label: 'Everyone' },
            { value: 'private', label: 'Only with a code' },
          ]}
          value={form.values.visibility}
          onChange={(visibility) => form.setFieldValue('visibility', visibility)}
          hint={
            form.values.visibility === 'private'
              ? 'It isn’t listed. People need the link and the code to see it. You get the code with the draft.'
              : 'It’s listed as soon as you publish it.'
          }
        />
        <TextArea
          id="description"
          label="Description"
          optional
          rows={4}
          {...form.getInputProps('description')}
        />
      </FormBody>
    </Panel>
  );
}
