import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { misfitOf } from '@chalkline/contract/competitions/eligibility.ts';
import { changeEntry, createEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { type EntryReply, newEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../../patterns/country-choices.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';
import { FieldGrid } from '../../../../ui/field.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { entryFitQuery } from './entry-fit.queries.ts';
import { PersonalFields } from './personal-fields.tsx';

interface EntryModalProps {
  competition: CompetitionReply;
  /** null: a new entry. */
  entry: EntryReply | null;
  /** The preselected division of a new entry. */
  divisionId: string;
  onClose: () => void;
  onSaved: () => void;
}

const texts: FieldTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  divisionId: { label: 'Division', wrong: 'Choose a division.' },
  bib: { label: 'Bib', wrong: 'Enter a whole number from 1 to 999,999.' },
  country: { label: 'Country', wrong: 'Choose a country from the list.' },
  region: { label: 'Region', wrong: 'Use at most 80 characters.' },
  affiliate: { label: 'Gym', wrong: 'Use at most 120 characters.' },
  birthDate: { label: 'Birth date', wrong: 'Choose a day on or before the first day of the competition.' },
};

/** Adds or edits an entry; changing the division moves it with its scores. */
export function EntryModal({ competition, entry, divisionId, onClose, onSaved }: EntryModalProps) {
  const { data: countries = [] } = useQuery(organizerQueries.countries());
  const { form, ...rest } = useCallForm({
    initial: {
      name: entry?.name ?? '',
      divisionId: entry?.divisionId ?? divisionId,
      bib: entry?.bib as number | undefined,
      country: entry?.country ?? null,
      region: entry?.region ?? null,
      affiliate: entry?.affiliate ?? null,
      birthDate: entry?.birthDate ?? null,
      unnamed: entry?.unnamed ?? false,
    },
    schema: newEntry,
    texts,
    send: (call, body) =>
      entry
        ? call(changeEntry, { params: { competitionId: competition.id, entryId: entry.id }, body })
        : call(createEntry, { params: { competitionId: competition.id }, body }),
    done: ({ name, bib }) => (entry ? `${name} saved` : `${name} added with bib ${bib}`),
    onDone: onSaved,
  });
  const { values, errors } = form;
  const division = competition.divisions.find(({ id }) => id === values.divisionId);
  const isTeam = (division?.teamSize ?? 1) > 1;
  const { divisionId: chosen, birthDate } = values;
  const fit = useQuery({
    ...entryFitQuery(competition.id, { entryId: entry?.id ?? '', divisionId: chosen, birthDate }),
    enabled: entry !== null,
  });
  const isNew = { name: values.name.trim() || 'This athlete', birthDate, gender: null };
  const misfit = entry
    ? fit.data?.reason
    : division && misfitOf(division, isTeam ? [] : [isNew], competition.startsOn);
  return (
    <FormModal
      {...rest}
      title={entry ? `Edit ${entry.name}` : isTeam ? 'Add a team' : 'Add an athlete'}
      action={entry ? 'Save' : 'Add'}
      onClose={onClose}
    >
      {!entry && <p className={text.hint}>The place is complimentary: the athlete or team pays nothing.</p>}
      <TextField
        id="name"
        label={isTeam ? 'Team name' : 'Name'}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <FieldGrid>
        <SelectField
          id="divisionId"
          label="Division"
          error={errors.divisionId}
          choices={competition.divisions.map(({ id, name, capacity, entryCount }) => ({
            value: id,
            label: name,
            ...(capacity !== null && entryCount >= capacity && { hint: 'full' }),
          }))}
          value={values.divisionId || null}
          onChange={(id) => form.setFieldValue('divisionId', id)}
        />
        <NumberField
          id="bib"
          label="Bib"
          optional={!entry}
          hint={entry ? undefined : 'Leave empty for the next free number.'}
          error={errors.bib}
          value={values.bib ?? null}
          onChange={(bib) => form.setFieldValue('bib', bib ?? undefined)}
        />
        <SelectField
          id="country"
          label="Country"
          optional
          searchable
          nothingFound="No matching country"
          error={errors.country}
          choices={countryChoices(countries)}
          value={values.country}
          onChange={(code) => form.setFieldValue('country', code)}
        />
        <TextField
          id="affiliate"
          label="Gym"
          optional
          error={errors.affiliate}
          value={values.affiliate ?? ''}
          onChange={(change) => form.setFieldValue('affiliate', change.currentTarget.value || null)}
        />
      </FieldGrid>
      {entry && values.divisionId !== entry.divisionId && (
        <Note>
          Their scores count in the new division. They keep their lanes until you move them under Heats.
        </Note>
      )}
      {misfit && <Note tone="warn">{`${misfit} You can still save it.`}</Note>}
      {(!isTeam || values.unnamed || values.birthDate !== null) && (
        <PersonalFields
          competition={competition}
          birthDate={values.birthDate}
          unnamed={values.unnamed}
          error={errors.birthDate}
          onBirthDate={(day) => form.setFieldValue('birthDate', day)}
          onUnnamed={(on) => form.setFieldValue('unnamed', on)}
        />
      )}
    </FormModal>
  );
}
