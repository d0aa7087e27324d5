import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { invitedTexts } from '@chalkline/contract/accounts/invited.codes.ts';
import { grantableTypes, needsOrganization } from '@chalkline/contract/administration/account-grants.ts';
import { administrationTexts } from '@chalkline/contract/administration/administration.codes.ts';
import { type NewInvitation, newInvitation } from '@chalkline/contract/administration/invitation.schema.ts';
import { invitePerson } from '@chalkline/contract/administration/invitations.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { accountTypeHints, accountTypeLabels } from '../account-labels.ts';
import { administrationQueries } from '../administration.queries.ts';
import { OrganizationField } from '../organization-field.tsx';
import { AllowanceNote } from './allowance-note.tsx';

const texts: FieldTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 100 characters.' },
  email: { label: 'Email', wrong: 'Enter an email, like name@example.org.' },
  accountType: { label: 'Type', wrong: 'Choose a type.' },
  organizationId: { label: 'Organization', wrong: 'Choose an organization.' },
  note: { label: 'Note', wrong: 'Enter at most 500 characters.' },
};

const none = 'none';

/** `inviter`: what the person who invites is; only administrators of the site choose an organization. */
export function InviteForm({ inviter }: { inviter: AccountType }) {
  const isAdmin = inviter === 'admin';
  const navigate = useNavigate();
  const initial: NewInvitation = {
    name: '',
    email: '',
    accountType: 'trainee',
    organizationId: null,
    note: '',
  };
  const { form, ...rest } = useCallForm({
    initial,
    schema: newInvitation,
    texts,
    also: ({ accountType, organizationId }): Record<string, string> => {
      if (!isAdmin) return {};
      if (needsOrganization(accountType) && organizationId === null)
        return { organizationId: administrationTexts.organization_needed };
      if (accountType === 'admin' && organizationId !== null)
        return { organizationId: invitedTexts.administrators_join_none };
      return {};
    },
    send: (call, body) => call(invitePerson, { body }),
    done: ({ name, email }) => ({ title: `${name} invited`, detail: `Invitation sent to ${email}.` }),
    invalidates: [administrationQueries.all],
    onDone: () => {
      form.reset();
      navigate(urlOf('allUsers', {}, { tab: 'invitations' }));
    },
  });
  const { values, errors } = form;
  return (
    <Panel padded>
      <LeaveGuard unsaved={form.isDirty() && !rest.busy}>You haven’t sent the invitation yet.</LeaveGuard>
      <Form
        {...rest}
        action="Send invitation"
        beside={<ButtonLink to={urlOf('allUsers')}>Cancel</ButtonLink>}
      >
        <AllowanceNote organization={values.organizationId} />
        <TextField id="name" label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <SelectField
          id="accountType"
          label="Type"
          hint={accountTypeHints[values.accountType]}
          error={errors.accountType}
          choices={grantableTypes(inviter).map((type) => ({ value: type, label: accountTypeLabels[type] }))}
          value={values.accountType}
          onChange={(type) => form.setFieldValue('accountType', type)}
        />
        {isAdmin && (
          <OrganizationField
            id="organizationId"
            label="Organization"
            error={errors.organizationId}
            before={[{ value: none, label: 'No organization' }]}
            value={values.organizationId ?? none}
            onChange={(id) => form.setFieldValue('organizationId', id === none ? null : id)}
          />
        )}
        <TextArea
          id="note"
          label="Note"
          optional
          rows={3}
          hint="Included in the email."
          {...form.getInputProps('note')}
        />
      </Form>
    </Panel>
  );
}
