import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { session } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { orderIdOf } from '../order/order-address.ts';
import { isOpenOrder, titleOf } from '../order/order-text.ts';
import type { LoadOrderSections, OrderSections } from '../order-sections.ts';
import { PayRoom } from '../pay/pay-room.tsx';
import { ConfirmedRoom } from './confirmed-room.tsx';
import { EndedRoom } from './ended-room.tsx';

/** An order in whatever state it is, with what the feature it was bought from shows of it. */
export async function orderScreen(loadSections: LoadOrderSections): Promise<ComponentType> {
  const sections = await loadSections();
  return () => <OrderScreen sections={sections} />;
}

function OrderScreen({ sections }: { sections: OrderSections }) {
  const query = useQuery(checkoutQueries.order(orderIdOf(useParams())));
  useScreenTitle(query.data && `${titleOf(query.data)}: ${query.data.title}`);
  if (query.data) return <Room order={query.data} sections={sections} />;
  return (
    <Page>
      <Loaded query={query} failed="Couldn’t load your order" refused={refused} panel>
        {(order) => <Room order={order} sections={sections} />}
      </Loaded>
    </Page>
  );
}

function Room({ order, sections }: { order: OrderReply; sections: OrderSections }) {
  const section = sections[order.kind];
  if (isOpenOrder(order)) return <PayRoom key={order.id} order={order} section={section?.unpaid} />;
  if (order.paidAt === null) return <EndedRoom key={order.id} order={order} />;
  return <ConfirmedRoom key={order.id} order={order} section={section} />;
}

function refused(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  if (session.guest()) {
    return (
      <EmptyState isPage title="This order couldn’t be found">
        The link may be wrong, or the order belongs to another email.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      title="This order couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('editProfile', {}, { tab: 'orders' })}>
          Your orders
        </ButtonLink>
      }
    >
      The link may be wrong, or the order belongs to another account.
    </EmptyState>
  );
}
