import { urlOf } from '@chalkline/contract/urls.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The way to one’s memberships, and to those that one sells. */
export function MembershipsSection() {
  const accountType = useSession()?.user.accountType;
  const sells = accountType === 'trainer' || accountType === 'receptionist';
  return (
    <Panel title="Memberships" padded>
      <Row>
        <ButtonLink to={urlOf('subscriptions')}>My memberships</ButtonLink>
        {sells && <ButtonLink to={urlOf('clientMemberships')}>Members</ButtonLink>}
        {sells && <ButtonLink to={urlOf('memberships')}>Plans</ButtonLink>}
      </Row>
    </Panel>
  );
}
