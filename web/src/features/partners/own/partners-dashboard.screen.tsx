import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { deletePartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { Applications } from '../decide/applications.tsx';
import { PartnerFiguresPart } from '../figures/partner-figures.tsx';
import { addressOf, placeOf } from '../partner-texts.ts';
import { partnerQueries } from '../partners.queries.ts';
import { Invitations } from './invitations.tsx';
import { LeaveStaff } from './leave-staff.tsx';
import { NoDeliveryNote } from './no-delivery-note.tsx';
import { PartnerPromoCodes } from './partner-promo-codes.tsx';
import { PartnerStaff } from './partner-staff.tsx';
import { StateNote } from './state-note.tsx';

/** One’s own partner and where its application is; for administrators the applications to decide. */
export function PartnersDashboardScreen() {
  const isAdmin = useSession()?.user.accountType === 'admin';
  const query = useQuery(partnerQueries.own());
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>Partner dashboard</PageTitle>
        <Invitations />
        {isAdmin && <Applications />}
        <Loaded query={query} failed="Couldn’t load your partner" panel>
          {(partner) => {
            if (partner) {
              return (
                <Stack gap={24}>
                  <Own partner={partner} />
                  {partner.state === 'approved' && <PartnerFiguresPart />}
                  {partner.can.edit && partner.state === 'approved' && (
                    <PartnerPromoCodes partner={partner} />
                  )}
                  {partner.can.edit && <PartnerStaff partner={partner} />}
                </Stack>
              );
            }
            return isAdmin ? null : <None />;
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}

function None() {
  return (
    <Panel>
      <EmptyState
        title="No partner yet"
        action={
          <ButtonLink size={32} to={urlOf('addPartner')}>
            Become a partner
          </ButtonLink>
        }
      >
        Your application and what we decided appear here.
      </EmptyState>
    </Panel>
  );
}

function Own({ partner }: { partner: PartnerReply }) {
  const [isLeaving, setLeaving] = useState(false);
  const { id: partnerId, name, sells, state, can } = partner;
  return (
    <Panel title={name} padded>
      <Stack gap={16}>
        <StateNote partner={partner} />
        {state === 'approved' && <NoDeliveryNote partner={partner} />}
        <p>
          {sells}. {placeOf(partner)}
        </p>
        <Row>
          <ButtonLink variant="main" to={urlOf('partnerProducts')}>
            Products
          </ButtonLink>
          <ButtonLink to={urlOf('receivedOrders')}>Received orders</ButtonLink>
          {can.edit && state === 'approved' && (
            <ButtonLink to={urlOf('revenues')}>Revenues and payouts</ButtonLink>
          )}
          {can.edit && <ButtonLink to={urlOf('addPartner')}>Edit partner</ButtonLink>}
          <ButtonLink to={addressOf(partner)}>See its page</ButtonLink>
          {can.edit ? (
            <Button variant="danger" onClick={() => setLeaving(true)}>
              {state === 'approved' ? 'Leave the directory' : 'Withdraw application'}
            </Button>
          ) : (
            <LeaveStaff partner={partner} />
          )}
        </Row>
      </Stack>
      {isLeaving && (
        <ConfirmAction
          title={state === 'approved' ? `Remove “${name}” from the directory?` : `Withdraw “${name}”?`}
          confirm={state === 'approved' ? 'Remove' : 'Withdraw'}
          keep="Keep it"
          danger
          send={(call) => call(deletePartner, { params: { partnerId } })}
          done={state === 'approved' ? 'Partner removed' : 'Application withdrawn'}
          invalidates={[partnerQueries.all]}
          onClose={() => setLeaving(false)}
        >
          <p>Its products go too, and you can’t undo this. You can apply again later.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
