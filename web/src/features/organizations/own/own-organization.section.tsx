import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { organizationQueries } from '../organizations.queries.ts';

/** On one's own page: the organization by name, with what it has; nothing for who belongs to none. */
export function ownOrganization(Groups: ComponentType) {
  return function OwnOrganizationSection() {
    const belongs = useSession()?.user.organizationId != null;
    const { data: organization } = useQuery({ ...organizationQueries.mine(), enabled: belongs });
    if (!belongs || !organization) return null;
    return (
      <Panel
        title={organization.name}
        actions={
          <ButtonLink size={32} to={urlOf('editProfile', {}, { tab: 'organization' })}>
            Privacy and leaving
          </ButtonLink>
        }
      >
        <Groups />
      </Panel>
    );
  };
}
