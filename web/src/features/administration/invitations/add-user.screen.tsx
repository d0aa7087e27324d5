import { urlOf } from '@chalkline/contract/urls.ts';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleImport } from './people-import.tsx';

const fileTab = urlOf('addUser', {}, { from: 'file' });

/** Invites people: one with a form, many with a file. */
export function AddUserScreen() {
  const [params] = useSearchParams();
  const isAdmin = useSession()?.user.accountType === 'admin';
  const fromFile = params.get('from') === 'file';
  return (
    <Page width={fromFile ? 'read' : 'form'}>
      <Stack gap={16}>
        <Crumbs steps={[{ label: 'People', to: urlOf('allUsers') }, { label: 'Invite' }]} />
        <PageTitle below="They get an email with a link that expires in 7 days. Their account is created when they accept.">
          Invite people
        </PageTitle>
        <TabLinks
          label="How many"
          current={fromFile ? fileTab : urlOf('addUser')}
          tabs={[
            { label: 'One person', to: urlOf('addUser') },
            { label: 'From a file', to: fileTab },
          ]}
        />
        {fromFile ? (
          <PeopleImport isAdmin={isAdmin} />
        ) : (
          <InviteForm inviter={isAdmin ? 'admin' : 'corporate_admin'} />
        )}
      </Stack>
    </Page>
  );
}
