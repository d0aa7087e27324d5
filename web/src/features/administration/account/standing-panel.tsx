import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  changeAccountType,
  chooseOrganisation,
  removeFromOrganisation,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { accountTypeHints, accountTypeWords } from '../account-words.ts';
import { OrganisationField } from '../organisation-field.tsx';
import { useAccountChange } from './use-account-change.ts';

/** What somebody is, and where. */
export function StandingPanel({ account }: { account: AccountReply }) {
  const { can } = account;
  return (
    <Panel title="Type and organisation" padded>
      <FormBody>
        <TypeChoice account={account} />
        {can.chooseOrganisation && <OrganisationChoice account={account} />}
        {can.removeFromOrganisation && <Removal account={account} />}
      </FormBody>
    </Panel>
  );
}

function TypeChoice({ account: { id, name, accountType, can } }: { account: AccountReply }) {
  const [to, setTo] = useState<AccountType>(accountType);
  const change = useAccountChange(id, {
    run: () => call(changeAccountType, { params: { personId: id }, body: { from: accountType, to } }),
    said: `${name} is ${accountTypeWords[to].toLowerCase()} now`,
  });
  const isOpen = can.giveTypes.length > 1;
  return (
    <>
      <SelectField
        label="Type"
        hint={accountTypeHints[to]}
        disabled={!isOpen}
        choices={(isOpen ? can.giveTypes : [accountType]).map((type) => ({
          value: type,
          label: accountTypeWords[type],
        }))}
        value={to}
        onChange={setTo}
      />
      {isOpen && (
        <Row>
          <Button
            variant="solid"
            disabled={to === accountType}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            Change the type
          </Button>
        </Row>
      )}
    </>
  );
}

function OrganisationChoice({ account: { id, name, organisation } }: { account: AccountReply }) {
  const [chosen, setChosen] = useState<string | null>(organisation?.id ?? null);
  const change = useAccountChange(id, {
    run: () => call(chooseOrganisation, { params: { personId: id }, body: { organisationId: chosen ?? '' } }),
    said: `${name} is in another organisation now`,
  });
  return (
    <>
      <OrganisationField
        label="Organisation"
        hint="What they are in the one they leave ends with it."
        value={chosen}
        onChange={setChosen}
      />
      <Row>
        <Button
          variant="solid"
          disabled={chosen === null || chosen === organisation?.id}
          busy={change.isPending}
          onClick={() => change.mutate()}
        >
          Put them there
        </Button>
      </Row>
    </>
  );
}

function Removal({ account: { id, name, organisation, can } }: { account: AccountReply }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useAccountChange(id, {
    run: () => call(removeFromOrganisation, { params: { personId: id } }),
    said: `${name} is out of ${organisation?.name ?? 'the organisation'}`,
    done: () => {
      setAsking(false);
      // Whoever looks after one organisation does not see them any more.
      if (!can.chooseOrganisation) navigate(urlOf('allUsers'));
    },
  });
  return (
    <Row>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {`Remove from ${organisation?.name ?? 'the organisation'}`}
      </Button>
      <ConfirmModal
        opened={asking}
        danger
        title={`Remove ${name} from ${organisation?.name ?? 'the organisation'}?`}
        confirm="Remove"
        keep="Leave them in"
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>
          They keep their account, and no longer see what belongs to the organisation. You can invite them
          again.
        </p>
      </ConfirmModal>
    </Row>
  );
}
