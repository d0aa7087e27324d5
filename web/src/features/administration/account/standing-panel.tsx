import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  changeAccountType,
  chooseOrganization,
  removeFromOrganization,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { accountTypeLabels, typeHint } from '../account-labels.ts';
import { administrationQueries } from '../administration.queries.ts';
import { OrganizationField } from '../organization-field.tsx';

/** What somebody is, and where. */
export function StandingPanel({ account }: { account: AccountReply }) {
  const { can } = account;
  return (
    <Panel title="Type and organization" padded>
      <FormBody>
        <TypeChoice account={account} />
        {can.chooseOrganization && <OrganizationChoice account={account} />}
        {can.removeFromOrganization && <Removal account={account} />}
        <OwnWay account={account} />
      </FormBody>
    </Panel>
  );
}

/** Nobody removes themselves here: they leave, with what that means for them. */
function OwnWay({ account: { id, organization } }: { account: AccountReply }) {
  if (useSession()?.user.id !== id || !organization) return null;
  return (
    <p className={text.hint}>
      You leave {organization.name} in{' '}
      <Link className={text.link} to={urlOf('editProfile', {}, { tab: 'organization' })}>
        your account
      </Link>
      .
    </p>
  );
}

function TypeChoice({ account: { id, accountType, can } }: { account: AccountReply }) {
  const [to, setTo] = useState<AccountType>(accountType);
  const change = useAction({
    send: (call) => call(changeAccountType, { params: { personId: id }, body: { from: accountType, to } }),
    done: `Type changed to ${accountTypeLabels[to]}`,
    failed: 'Couldn’t change type',
    invalidates: [administrationQueries.all],
  });
  const isOpen = can.giveTypes.length > 1;
  return (
    <>
      <SelectField
        label="Type"
        hint={typeHint(accountType, to)}
        disabled={!isOpen}
        choices={(isOpen ? can.giveTypes : [accountType]).map((type) => ({
          value: type,
          label: accountTypeLabels[type],
        }))}
        value={to}
        onChange={setTo}
      />
      {isOpen && (
        <Row>
          <Button
            variant="solid"
            disabled={to === accountType}
            busy={change.busy}
            onClick={() => change.run()}
          >
            Change type
          </Button>
        </Row>
      )}
    </>
  );
}

function OrganizationChoice({ account: { id, name, organization } }: { account: AccountReply }) {
  const [chosen, setChosen] = useState<string | null>(organization?.id ?? null);
  const change = useAction({
    send: (call) =>
      call(chooseOrganization, { params: { personId: id }, body: { organizationId: chosen ?? '' } }),
    done: organization ? `${name} moved to another organization` : `${name} added to the organization`,
    failed: organization ? 'Couldn’t move them' : 'Couldn’t add them',
    invalidates: [administrationQueries.all],
  });
  return (
    <>
      <OrganizationField
        label="Organization"
        {...(organization && { hint: `If you move them, they lose their role at ${organization.name}.` })}
        value={chosen}
        onChange={setChosen}
      />
      <Row>
        <Button
          variant="solid"
          disabled={chosen === null || chosen === organization?.id}
          busy={change.busy}
          onClick={() => change.run()}
        >
          {organization ? 'Move' : 'Add to organization'}
        </Button>
      </Row>
    </>
  );
}

function Removal({ account: { id, name, organization, can } }: { account: AccountReply }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const place = organization?.name ?? 'the organization';
  return (
    <Row>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {`Remove from ${place}`}
      </Button>
      {asking && (
        <ConfirmAction
          danger
          title={`Remove ${name} from ${place}?`}
          confirm="Remove"
          keep="Keep them"
          send={(call) => call(removeFromOrganization, { params: { personId: id } })}
          done={`${name} removed from ${place}`}
          onDone={async () => {
            // An organization's administrator can no longer see this account.
            if (!can.chooseOrganization) await navigate(urlOf('allUsers'));
            void cache.invalidateQueries({ queryKey: administrationQueries.all });
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            They keep their account and leave the organization’s communities, groups and challenges. What only
            they owned there passes to an administrator. You can invite them again.
          </p>
        </ConfirmAction>
      )}
    </Row>
  );
}
