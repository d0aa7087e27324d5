import { exportPeople } from '@chalkline/contract/administration/people.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconFileUpload, IconUserPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/calls.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useSession } from '../../../platform/session.ts';
import { useExport } from '../../../platform/use-export.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { AllowanceNote } from '../invitations/allowance-note.tsx';
import { InvitationsList } from '../invitations/invitations-list.tsx';
import { filtersIn } from './people-filters.ts';
import { PeopleList } from './people-list.tsx';
import { PeopleTools } from './people-tools.tsx';

const invitationsTab = urlOf('allUsers', {}, { tab: 'invitations' });
const logTab = urlOf('allUsers', {}, { tab: 'log' });

const AuditLog = lazyPart(async () => (await import('../audit-log/audit-log.tsx')).AuditLog);

/** Who has an account, and who was asked to come. */
export function AllUsersScreen() {
  const [params] = useSearchParams();
  const isAdmin = useSession()?.user.accountType === 'admin';
  const onInvitations = params.get('tab') === 'invitations';
  const onLog = isAdmin && params.get('tab') === 'log';
  return (
    <Page width="work">
      <Stack gap={16}>
        <PageTitle
          below={isAdmin ? 'Everyone with an account on this site.' : 'Everyone in your organization.'}
          actions={!onLog && <Actions onInvitations={onInvitations} />}
        >
          People
        </PageTitle>
        <TabLinks
          label="People"
          current={onLog ? logTab : onInvitations ? invitationsTab : urlOf('allUsers')}
          tabs={[
            { label: 'Accounts', to: urlOf('allUsers') },
            { label: 'Invitations', to: invitationsTab },
            ...(isAdmin ? [{ label: 'Audit log', to: logTab }] : []),
          ]}
        />
        {onLog ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <AuditLog />
          </Suspense>
        ) : onInvitations ? (
          <>
            <AllowanceNote organization={null} />
            <InvitationsList withOrganization={isAdmin} />
          </>
        ) : (
          <Panel>
            <PeopleTools isAdmin={isAdmin} />
            <PeopleList isAdmin={isAdmin} />
          </Panel>
        )}
      </Stack>
    </Page>
  );
}

function Actions({ onInvitations }: { onInvitations: boolean }) {
  const [params] = useSearchParams();
  const { run, busy } = useExport({
    read: async () => (await call(exportPeople, { query: filtersIn(params, new Date(serverNow())) })).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export people', detail }),
  });
  return (
    <>
      {!onInvitations && <ExportButton busy={busy} onClick={run} />}
      <ButtonLink
        to={urlOf('addUser', {}, { from: 'file' })}
        icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
      >
        Import
      </ButtonLink>
      <ButtonLink
        variant="main"
        to={urlOf('addUser')}
        icon={<IconUserPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        Invite
      </ButtonLink>
    </>
  );
}
