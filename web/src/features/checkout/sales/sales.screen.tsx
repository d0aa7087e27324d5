import { urlOf } from '@chalkline/contract/urls.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { DisputesList } from '../disputes/disputes-list.tsx';
import { SellingAsChoice, useSellingAs } from '../selling/selling-as.tsx';
import { OfferSalesList, SalesList } from './sales-list.tsx';
import { SoldRefundsList } from './sold-refunds-list.tsx';

/** `/revenues/orders`: what a seller sold, order by order, and the refunds of it. */
export function SalesScreen() {
  const { filters } = useListFilters({ kind: anyText, offerId: anyText, name: anyText });
  const { kind, offerId, name } = filters;
  return kind && offerId ? <OfferSales offerKind={kind} offerId={offerId} name={name} /> : <OwnSales />;
}

interface OfferSalesProps {
  offerKind: string;
  offerId: string;
  /** Its name, from the address. */
  name: string;
}

/** What was sold for one event or competition, for its staff. */
function OfferSales({ name, ...offer }: OfferSalesProps) {
  return (
    <Page width="work">
      <Stack gap={24}>
        <PageTitle below="Everyone who bought, newest first. Open an order to refund it.">
          {name ? `Orders for ${name}` : 'Orders'}
        </PageTitle>
        <Panel>
          <OfferSalesList {...offer} />
        </Panel>
      </Stack>
    </Page>
  );
}

function OwnSales() {
  const selling = useSellingAs();
  const { filters } = useListFilters({ tab: ['refunds', 'disputes'] });
  const whose = selling.query;
  const addressOf = (tab: '' | 'refunds' | 'disputes') => urlOf('sales', {}, tab ? { ...whose, tab } : whose);
  return (
    <Page width="work">
      <Stack gap={24}>
        <PageTitle
          below="Refunds are calculated from what was paid, never from today’s price."
          actions={
            <Row>
              <SellingAsChoice {...selling} />
              <ButtonLink to={urlOf('revenues', {}, whose)}>Revenues</ButtonLink>
            </Row>
          }
        >
          Orders and refunds
        </PageTitle>
        <TabLinks
          label="Orders and refunds"
          tabs={[
            { label: 'Orders', to: addressOf('') },
            { label: 'Refunds', to: addressOf('refunds') },
            { label: 'Disputes', to: addressOf('disputes') },
          ]}
          current={addressOf(filters.tab)}
        />
        <Panel>
          {filters.tab === '' && <SalesList as={selling.as} />}
          {filters.tab === 'refunds' && <SoldRefundsList as={selling.as} />}
          {filters.tab === 'disputes' && <DisputesList as={selling.as} />}
        </Panel>
      </Stack>
    </Page>
  );
}
