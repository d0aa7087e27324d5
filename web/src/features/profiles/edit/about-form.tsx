import { type Gender, genders } from '@chalkline/contract/accounts/preferences.ts';
import { bioLength, type ProfileReply, profilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { genderLabels } from '../person/person-facts.tsx';
import { profileQueries } from '../profiles.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Stands for null in a list to choose from. */
const unsaid = '';

/** Name, words about oneself, and what divisions ask for. */
export function AboutForm({ profile }: { profile: ProfileReply }) {
  const { data: countries = [] } = useQuery(profileQueries.countries());
  const form = useProfileForm({
    profile,
    valuesOf: factsOf,
    fieldsOf: (facts) => facts,
    schema: profilePatch,
    texts: {
      name: { label: 'Name', wrong: 'Enter your name as others will see it.' },
      bio: { label: 'About you', wrong: `Enter at most ${bioLength} characters.` },
      birthDate: { label: 'Date of birth', wrong: 'Enter a date after 1900.' },
      gender: { label: 'Gender', wrong: 'Choose one from the list.' },
      country: { label: 'Country', wrong: 'Choose one from the list.' },
    },
  });
  const { values, errors, getInputProps, setFieldValue } = form.form;
  return (
    <SettingsForm title="About you" form={form}>
      <FormBody>
        <TextField id="name" label="Name" autoComplete="name" {...getInputProps('name')} />
        <TextArea
          id="bio"
          label="About you"
          optional
          rows={3}
          hint={`${bioLength - values.bio.length} characters left`}
          {...getInputProps('bio')}
        />
        <FieldGrid>
          <TextField
            id="birthDate"
            type="date"
            label="Date of birth"
            optional
            autoComplete="bday"
            min="1900-01-01"
            hint="For age divisions. Under 16, only your organization sees your profile."
            error={errors.birthDate}
            value={values.birthDate ?? ''}
            onChange={(change) => setFieldValue('birthDate', change.currentTarget.value || null)}
          />
          <SelectField
            id="gender"
            label="Gender"
            optional
            hint="For women’s and men’s divisions."
            error={errors.gender}
            choices={[
              { value: unsaid, label: 'Not specified' },
              ...genders.map((value) => ({ value, label: genderLabels[value] })),
            ]}
            value={values.gender ?? unsaid}
            onChange={(value) => setFieldValue('gender', value === unsaid ? null : (value as Gender))}
          />
        </FieldGrid>
        <SelectField
          id="country"
          label="Country"
          optional
          searchable
          nothingFound="No matching country"
          error={errors.country}
          choices={[{ value: unsaid, label: 'Not specified' }, ...countryChoices(countries)]}
          value={values.country ?? unsaid}
          onChange={(code) => setFieldValue('country', code === unsaid ? null : code)}
        />
      </FormBody>
    </SettingsForm>
  );
}

function factsOf({ name, bio, birthDate, gender, country }: ProfileReply) {
  return { name, bio, birthDate, gender, country };
}
