import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { whyBirthDate } from '@chalkline/contract/competitions/eligibility.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import type { CompeteDraft } from './compete-form.ts';
import { GenderField } from './gender-field.tsx';
import { TeamFields } from './team-fields.tsx';

interface WhoCompetesProps {
  form: UseFormReturnType<CompeteDraft>;
  competition: CompetitionReply;
  registration: RegistrationReply;
}

/** Who competes: what the leaderboard shows, what the divisions ask for, and the rest of a team. */
export function WhoCompetes({ form, competition, registration }: WhoCompetesProps) {
  const { data: countries = [] } = useQuery(competitionQueries.allCountries());
  const { who, chosen } = form.values;
  const offers = registration.divisions.filter(({ divisionId }) =>
    chosen.some((one) => one.divisionId === divisionId),
  );
  const asksBirthDate = offers.find(({ needs }) => needs.birthDate);
  const aged = competition.divisions.find(({ id }) => id === asksBirthDate?.divisionId);
  const needsGender = offers.some(({ needs }) => needs.gender);
  const text = (field: 'affiliate' | 'region') => ({
    id: `who.${field}`,
    error: form.errors[`who.${field}`],
    value: who[field] ?? '',
    onChange: (change: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(`who.${field}`, change.currentTarget.value || null),
  });
  return (
    <FormBody>
      <FieldGrid>
        <TextField
          id="who.name"
          label="Name on the leaderboard"
          autoComplete="name"
          {...form.getInputProps('who.name')}
        />
        <SelectField
          id="who.country"
          label="Country"
          optional
          searchable
          nothingFound="No matching country"
          error={form.errors['who.country']}
          choices={countryChoices(countries)}
          value={who.country}
          onChange={(code) => form.setFieldValue('who.country', code)}
        />
        <TextField label="Gym" optional {...text('affiliate')} />
        <TextField label="Region" optional {...text('region')} />
        {aged && (
          <TextField
            id="who.birthDate"
            type="date"
            label="Birth date"
            hint={`Never public. ${whyBirthDate(aged)}`}
            min="1900-01-01"
            max={competition.startsOn}
            error={form.errors['who.birthDate']}
            value={who.birthDate ?? ''}
            onChange={(change) => form.setFieldValue('who.birthDate', change.currentTarget.value || null)}
          />
        )}
        {needsGender && (
          <GenderField
            id="who.gender"
            error={form.errors['who.gender']}
            value={who.gender}
            onChange={(gender) => form.setFieldValue('who.gender', gender)}
          />
        )}
      </FieldGrid>
      <Checkbox
        label="Show my name on the public leaderboard"
        hint="Without it, everyone but the staff sees “Athlete” and your bib number."
        checked={!who.unnamed}
        onChange={(change) => form.setFieldValue('who.unnamed', !change.currentTarget.checked)}
      />
      {chosen.map(
        (one, index) =>
          one.isTeam && (
            <TeamFields
              key={one.divisionId}
              form={form}
              index={index}
              division={competition.divisions.find(({ id }) => id === one.divisionId)}
              hideMinors={competition.hideMinors}
              registration={registration}
            />
          ),
      )}
    </FormBody>
  );
}
