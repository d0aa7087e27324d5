import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { grantableTypes, needsOrganisation } from '@chalkline/contract/administration/account-grants.ts';
import { type NewInvitation, newInvitation } from '@chalkline/contract/administration/invitation.schema.ts';
import { invitePerson } from '@chalkline/contract/administration/invitations.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/calls.ts';
import type { FieldWords } from '../../../platform/field-words.ts';
import { useCallForm } from '../../../platform/use-call-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { accountTypeHints, accountTypeWords } from '../account-words.ts';
import { administrationQueries } from '../administration.queries.ts';
import { administrationTexts } from '../administration.texts.ts';
import { OrganisationField } from '../organisation-field.tsx';
import { AllowanceNote } from './allowance-note.tsx';

const words: FieldWords = {
  name: { label: 'Name', wrong: 'Write a name of up to 100 characters.' },
  email: { label: 'E-mail', wrong: 'Write an address, like name@example.org.' },
  accountType: { label: 'Type', wrong: 'Choose what they will be.' },
  organisationId: { label: 'Organisation', wrong: 'Choose an organisation.' },
  note: { label: 'Note', wrong: 'At most 500 characters.' },
};

const none = 'none';

/** `inviter`: what the person who invites is; only administrators of the site choose an organisation. */
export function InviteForm({ inviter }: { inviter: AccountType }) {
  const isAdmin = inviter === 'admin';
  const navigate = useNavigate();
  const cache = useQueryClient();
  // One for each thing that is sent, kept when no answer came, so that nobody is invited twice.
  const attempt = useRef({ body: '', key: '' });
  const initial: NewInvitation = {
    name: '',
    email: '',
    accountType: 'trainee',
    organisationId: null,
    note: '',
  };
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial,
    schema: newInvitation,
    words,
    also: ({ accountType, organisationId }): Record<string, string> => {
      if (!isAdmin) return {};
      if (needsOrganisation(accountType) && organisationId === null)
        return { organisationId: administrationTexts.organisation_needed };
      if (accountType === 'admin' && organisationId !== null)
        return { organisationId: administrationTexts.administrators_join_none };
      return {};
    },
    send: async (body) => {
      const sent = JSON.stringify(body);
      if (attempt.current.body !== sent) attempt.current = { body: sent, key: crypto.randomUUID() };
      return (await call(invitePerson, { body }, { idempotencyKey: attempt.current.key })).data;
    },
    done: ({ name, email }) => {
      addToast({ kind: 'success', title: `${name} is invited`, detail: `By mail to ${email}.` });
      form.reset();
      void cache.invalidateQueries({ queryKey: administrationQueries.all });
      navigate(urlOf('allUsers', {}, { tab: 'invitations' }));
    },
  });
  const { values, errors } = form;
  return (
    <Panel padded>
      <LeaveGuard unsaved={form.isDirty() && !busy}>The invitation is not sent yet.</LeaveGuard>
      <FormTop problems={problems} refusal={refusal} />
      <form onSubmit={submit} noValidate>
        <FormBody>
          <AllowanceNote organisation={values.organisationId} />
          <TextField id="name" label="Name" autoComplete="off" {...form.getInputProps('name')} />
          <TextField
            id="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <SelectField
            id="accountType"
            label="Type"
            hint={accountTypeHints[values.accountType]}
            error={errors.accountType}
            choices={grantableTypes(inviter).map((type) => ({ value: type, label: accountTypeWords[type] }))}
            value={values.accountType}
            onChange={(type) => form.setFieldValue('accountType', type)}
          />
          {isAdmin && (
            <OrganisationField
              id="organisationId"
              label="Organisation"
              error={errors.organisationId}
              before={[{ value: none, label: 'No organisation' }]}
              value={values.organisationId ?? none}
              onChange={(id) => form.setFieldValue('organisationId', id === none ? null : id)}
            />
          )}
          <TextArea
            id="note"
            label="Note"
            optional
            rows={3}
            hint="Stands in the mail, as you write it."
            {...form.getInputProps('note')}
          />
          <Row>
            <Button type="submit" variant="main" busy={busy}>
              Send the invitation
            </Button>
            <ButtonLink to={urlOf('allUsers')}>Cancel</ButtonLink>
          </Row>
        </FormBody>
      </form>
    </Panel>
  );
}
