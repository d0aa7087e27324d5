import {
  type Audience,
  audiences,
  type GuardedField,
  guardedFields,
  widestOfChildren,
} from '@chalkline/contract/accounts/audiences.ts';
import { type ProfileReply, profilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { BlockedPanel } from './blocked-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useProfileSaved } from './use-profile-saved.ts';
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

/** Who may see what of the person, and whom they block. */
export function PrivacySection() {
  return (
    <Stack gap={24}>
      <WithProfile>{(profile) => <PrivacyForm profile={profile} />}</WithProfile>
      <BlockedPanel />
    </Stack>
  );
}

function PrivacyForm({ profile }: { profile: ProfileReply }) {
  const saved = useProfileSaved();
  const form = useCallForm({
    initial: audiencesOf(profile),
    schema: profilePatch,
    texts: { pageAudience: { label: 'Your profile', wrong: 'Choose one from the list.' } },
    send: (call, body) => call(changeProfile, { body }),
    resetTo: audiencesOf,
    onDone: saved,
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
              value={notWider(values.fieldAudiences[field], notWider(values.pageAudience, widest))}
              onChange={(audience) => setFieldValue(`fieldAudiences.${field}`, audience)}
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

function audiencesOf({ pageAudience, fieldAudiences }: ProfileReply) {
  return { pageAudience, fieldAudiences };
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
