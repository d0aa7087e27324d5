import {
  type Audience,
  audiences,
  type GuardedField,
  guardedFields,
  widestOfChildren,
} from '@chalkline/contract/accounts/audiences.ts';
import {
  type AudienceChoices,
  audienceChoices,
  type ProfileReply,
} from '@chalkline/contract/profiles/profile.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { FormBody } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { BlockedPanel } from './blocked-panel.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WithProfile } from './with-profile.tsx';

const audienceLabels: Record<Audience, string> = {
  everybody: 'Everyone',
  signed_in: 'Everyone with an account',
  organization: 'People in my organization',
  me: 'Only me',
};

const fieldLabels: Record<GuardedField, string> = {
  bio: 'About me',
  birthDate: 'Date of birth',
  gender: 'Gender',
  country: 'Country',
  results: 'Competitions and results',
  presence: 'That you’re here',
};

/** Who may see what of the person, what is kept of their health, and whom they block. */
export function PrivacySection() {
  return (
    <Stack gap={24}>
      <WithProfile>{(profile) => <PrivacyForm profile={profile} />}</WithProfile>
      <ConsentsPanel />
      <BlockedPanel />
    </Stack>
  );
}

function PrivacyForm({ profile }: { profile: ProfileReply }) {
  const form = useProfileForm({
    profile,
    valuesOf: audiencesOf,
    fieldsOf: asFields,
    schema: audienceChoices,
    texts,
  });
  const { values, errors, setFieldValue } = form.form;
  const widest = widestFor(profile);
  return (
    <Stack gap={16}>
      {profile.isChild && (
        <Note>
          You’re under 16, so only people in your organization can see your profile. Without an organization,
          only you can see it.
        </Note>
      )}
      {profile.inOrganization && !profile.isChild && (
        <Note>Only people in your organization can see your profile.</Note>
      )}
      <SettingsForm title="Who can see your profile" form={form}>
        <FormBody>
          <SelectField
            id="pageAudience"
            label="Profile and photo"
            hint="Everyone else sees that no profile exists."
            error={errors.pageAudience}
            choices={choicesFrom(widest)}
            value={notWider(values.pageAudience, widest)}
            onChange={(audience) => setFieldValue('pageAudience', audience)}
          />
          {guardedFields.map((field) => (
            <SelectField
              key={field}
              label={fieldLabels[field]}
              choices={choicesFrom(notWider(values.pageAudience, widest))}
              value={notWider(values[field], notWider(values.pageAudience, widest))}
              onChange={(audience) => setFieldValue(field, audience)}
            />
          ))}
        </FormBody>
      </SettingsForm>
      <p className={text.hint}>
        Leaderboards still show your name as the organizer entered it.{' '}
        <Link className={text.link} to={urlOf('user', { id: profile.id })}>
          View your profile
        </Link>
      </p>
    </Stack>
  );
}

const wrong = 'Choose one from the list.';
const texts: FieldTexts = {
  pageAudience: { label: 'Profile and photo', wrong },
  ...Object.fromEntries(guardedFields.map((field) => [field, { label: fieldLabels[field], wrong }])),
};

function audiencesOf({ pageAudience, fieldAudiences }: ProfileReply): AudienceChoices {
  return { pageAudience, ...fieldAudiences };
}

function asFields({ pageAudience, ...fieldAudiences }: Partial<AudienceChoices>) {
  return {
    ...(pageAudience && { pageAudience }),
    ...(Object.keys(fieldAudiences).length > 0 && { fieldAudiences }),
  };
}

/** Neither a child nor somebody of an organization is shown outside of it, whatever they chose before. */
function widestFor({ isChild, inOrganization }: ProfileReply): Audience {
  return isChild || inOrganization ? widestOfChildren : 'everybody';
}

function notWider(audience: Audience, widest: Audience): Audience {
  return audiences.indexOf(audience) < audiences.indexOf(widest) ? widest : audience;
}

function choicesFrom(widest: Audience) {
  return audiences.slice(audiences.indexOf(widest)).map((value) => ({ value, label: audienceLabels[value] }));
}
