import { type WeightUnit, weightUnits } from '@chalkline/contract/accounts/preferences.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import { type ProfileReply, profilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { FormBody } from '../../../ui/field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { localeChoices } from './locales.ts';
import { SettingsForm } from './settings-form.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WithProfile } from './with-profile.tsx';

const unitLabels: Record<WeightUnit, string> = { kg: 'Kilograms', lb: 'Pounds' };
/** Stand for null in a list to choose from. */
const asBrowser = '';
const asMeasured = 'as_measured';

/** Kilograms or pounds, the language of dates and numbers, and the time zone. */
export function UnitsSection() {
  return <WithProfile>{(profile) => <UnitsForm profile={profile} />}</WithProfile>;
}

function UnitsForm({ profile }: { profile: ProfileReply }) {
  const form = useProfileForm({
    profile,
    valuesOf: choicesOf,
    fieldsOf: (choices) => choices,
    schema: profilePatch,
    texts: {
      weightUnit: { label: 'Weights', wrong: 'Choose one from the list.' },
      locale: { label: 'Dates and numbers', wrong: 'Choose one from the list.' },
      zone: { label: 'Time zone', wrong: 'Choose one from the list.' },
    },
  });
  const { values, errors, setFieldValue } = form.form;
  return (
    <SettingsForm title="Units and language" form={form}>
      <FormBody>
        <SegmentedControl
          label="Weights"
          labelShown
          choices={[
            { value: asMeasured, label: 'As recorded' },
            ...weightUnits.map((value) => ({ value, label: unitLabels[value] })),
          ]}
          value={values.weightUnit ?? asMeasured}
          onChange={(unit) => setFieldValue('weightUnit', unit === asMeasured ? null : unit)}
        />
        <SelectField
          id="locale"
          label="Dates and numbers"
          searchable
          nothingFound="No matching language"
          hint={example(values.locale)}
          error={errors.locale}
          choices={[{ value: asBrowser, label: 'Browser default' }, ...localeChoices(values.locale)]}
          value={values.locale ?? asBrowser}
          onChange={(locale) => setFieldValue('locale', locale === asBrowser ? null : locale)}
        />
        <SelectField
          id="zone"
          label="Time zone"
          searchable
          nothingFound="No matching time zone"
          hint="For emails and quiet hours. Screens use your device’s time zone."
          error={errors.zone}
          choices={[
            { value: asBrowser, label: 'Not specified' },
            ...zoneNames(values.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
          ]}
          value={values.zone ?? asBrowser}
          onChange={(zone) => setFieldValue('zone', zone === asBrowser ? null : zone)}
        />
      </FormBody>
    </SettingsForm>
  );
}

function choicesOf({ weightUnit, locale, zone }: ProfileReply) {
  return { weightUnit, locale, zone };
}

/** `Saturday 14 November 2026, 12,345.6`: what the choice does. */
function example(locale: string | null): string {
  const language = locale ?? undefined;
  const day = dateFormat({ dateStyle: 'full' }, language).format(new Date('2026-11-14T12:00:00'));
  return `${day} · ${new Intl.NumberFormat(language).format(12_345.6)}`;
}

/** What the browser knows, and the one that is set: it may be older than that. */
function zoneNames(current: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return current === null || known.includes(current) ? known : [current, ...known];
}
