import { newOrganization } from '@chalkline/contract/organizations/organization.schema.ts';
import { foundOrganization } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { type SessionUser, session } from '../../platform/session.ts';
import { Form } from '../../ui/form.tsx';
import { Note } from '../../ui/note.tsx';
import { CompanyFields, companyLabels } from './company-fields.tsx';

/** For signed-in people: their account becomes the company's first administrator. */
export function OwnAccountForm({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { form, ...rest } = useCallForm({
    initial: { name: '', identifier: '' },
    schema: newOrganization,
    texts: companyLabels,
    send: (call, body) => call(foundOrganization, { body }),
    onDone: (owner) => {
      const token = session.token();
      if (token) session.start({ token, user: owner });
      cache.clear();
      navigate(addresses.branding);
    },
  });
  if (user.accountType === 'admin') {
    return <Note>Site administrators can’t own a company. Sign out to register one.</Note>;
  }
  return (
    <Form {...rest} action="Start trial" tall>
      <CompanyFields form={form} />
      <Note>
        You’re signed in as {user.name}, {user.email}. This account becomes the company’s first administrator.
      </Note>
    </Form>
  );
}
