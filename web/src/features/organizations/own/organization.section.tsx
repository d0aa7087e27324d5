import { leaveOrganization } from '@chalkline/contract/organizations/leaving.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { queryClient } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { organizationQueries } from '../organizations.queries.ts';
import styles from './own.module.css';

/** The organization one belongs to: what its people see of one, and the way out. */
export function OrganizationSection() {
  const query = useQuery(organizationQueries.mine());
  return (
    <Loaded query={query} failed="Couldn’t load your organization" panel>
      {(organization) => organization && <Belonging name={organization.name} />}
    </Loaded>
  );
}

function Belonging({ name }: { name: string }) {
  return (
    <>
      <Panel title={name} padded>
        <Stack gap={16}>
          <p>What people at {name} see:</p>
          <ul className={styles.points}>
            <li>
              Administrators: your name, email and account type, when you joined and last signed in, how many
              devices you’re signed in on, and, without names, how many people take part in challenges.
            </li>
            <li>Staff: your membership, visits and tickets, if you have any there.</li>
            <li>
              Everyone: your profile, as far as you{' '}
              <Link className={text.link} to={urlOf('editProfile', {}, { tab: 'privacy' })}>
                let them
              </Link>
              , and what you post and log in groups and challenges.
            </li>
          </ul>
          <p>
            No one there sees your food diary, weight, workouts or messages to others. A trainer does only if
            you ask them for coaching and share it.
          </p>
        </Stack>
      </Panel>
      <Leaving name={name} />
    </>
  );
}

function Leaving({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <Panel title={`Leave ${name}`} padded>
      <Stack gap={16}>
        <p className={text.muted}>
          You keep your account, results and orders, and leave its communities, groups and challenges. To come
          back, you need a new invitation. A membership continues until you cancel it under{' '}
          <Link className={text.link} to={urlOf('subscriptions')}>
            My memberships
          </Link>
          .
        </p>
        <Row>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {`Leave ${name}`}
          </Button>
        </Row>
      </Stack>
      {asking && (
        <ConfirmAction
          danger
          title={`Leave ${name}?`}
          confirm="Leave"
          keep="Stay"
          send={(call) => call(leaveOrganization)}
          done={`You left ${name}`}
          onDone={async (user) => {
            const token = session.token();
            await navigate(urlOf('profile'), { replace: true });
            if (token) session.start({ token, user });
            void queryClient.resetQueries();
          }}
          onClose={() => setAsking(false)}
        >
          <p>Your account stays. Only an administrator of {name} can invite you again.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
