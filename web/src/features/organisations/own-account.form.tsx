import { newOrganisation } from '@chalkline/contract/organisations/organisation.schema.ts';
import { foundOrganisation } from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/calls.ts';
import { type SessionUser, session } from '../../platform/session.ts';
import { useCallForm } from '../../platform/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormBody } from '../../ui/field.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { Note } from '../../ui/note.tsx';
import { CompanyFields, companyWords } from './company-fields.tsx';

/** For whoever is signed in: their account becomes the company's first admin. */
export function OwnAccountForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  // Pressed twice, or sent again after a broken connection, it is one company all the same.
  const idempotencyKey = useRef(crypto.randomUUID());
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { name: '', identifier: '' },
    schema: newOrganisation,
    words: companyWords,
    send: (body) => call(foundOrganisation, { body }, { idempotencyKey: idempotencyKey.current }),
    caught: () => {
      idempotencyKey.current = crypto.randomUUID();
      return false;
    },
    done: ({ data }) => {
      const token = session.token();
      if (token) session.start({ token, user: data });
      cache.clear();
      navigate(addresses.branding);
    },
  });
  if (user.accountType === 'admin') {
    return <Note>You look after the whole site, so no company can be yours. Sign out to register one.</Note>;
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormBody tall>
        <FormTop problems={problems} refusal={refusal} />
        <CompanyFields form={form} />
        <Note>
          You are signed in as {user.name}, {user.email}. This account becomes the company’s first admin.
        </Note>
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Start the trial
        </Button>
      </FormBody>
    </form>
  );
}
