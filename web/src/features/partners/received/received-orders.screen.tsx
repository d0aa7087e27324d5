import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import {
  type ReceivedList,
  type ReceivedRowReply,
  receivedLists,
} from '@chalkline/contract/partners/delivery.schema.ts';
import { exportReceivedOrders } from '@chalkline/contract/partners/partner-exports.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { call } from '../../../platform/calls.ts';
import { useSession } from '../../../platform/session.ts';
import { useExport } from '../../../platform/use-export.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { NoPartner } from '../products/no-partner.tsx';
import styles from './received.module.css';
import { ReceivedDetail } from './received-detail.tsx';
import { listLabels, receivedLabels } from './received-texts.ts';

/** The orders that one's partner received (`?list=`, `?id=`). */
export function ReceivedOrdersScreen() {
  const isSignedIn = useSession() !== null;
  const own = useQuery({ ...partnerQueries.own(), enabled: isSignedIn });
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle actions={own.data && <ExportOrders />}>Received orders</PageTitle>
        {isSignedIn ? <Own /> : <SignedOut />}
      </Stack>
    </Page>
  );
}

function ExportOrders() {
  const { run, busy } = useExport({
    read: async () => (await call(exportReceivedOrders, {})).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export the orders', detail }),
  });
  return <ExportButton busy={busy} onClick={run} />;
}

function SignedOut() {
  return (
    <Panel>
      <EmptyState
        title="Sign in to see your orders"
        action={
          <ButtonLink size={32} to={urlOf('login', {}, { back: urlOf('receivedOrders') })}>
            Sign in
          </ButtonLink>
        }
      >
        Partners find what was ordered from them here.
      </EmptyState>
    </Panel>
  );
}

function Own() {
  const query = useQuery(partnerQueries.own());
  return (
    <Loaded query={query} failed="Couldn’t load your partner" panel>
      {(partner) => (partner ? <Orders /> : <NoPartner />)}
    </Loaded>
  );
}

const emptyTexts: Readonly<Record<ReceivedList, readonly [title: string, text: string]>> = {
  open: ['No open orders', 'New orders appear here as soon as they’re paid.'],
  shipped: ['Nothing on its way', 'Orders that have left appear here until they arrive.'],
  closed: ['No closed orders yet', 'Orders that arrived, came back or were canceled appear here.'],
  returns: ['No open returns', 'Returns that buyers ask for appear here until they’re refunded or declined.'],
};

function Orders() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  const list = receivedLists.find((one) => one === asked) ?? 'open';
  const id = params.get('id');
  const searched = params.get('search') ?? '';
  const [search, setSearch] = useSearchText('search');
  const [title, text] =
    searched === '' ? emptyTexts[list] : ['No matching orders', 'Try another name or SKU.'];
  return (
    <>
      <SegmentedControl
        label="Which orders"
        choices={receivedLists.map((value) => ({ value, label: listLabels[value] }))}
        value={list}
        onChange={(to) => setParams({ list: to })}
      />
      <SearchField
        label="Search orders"
        placeholder="Buyer, receipt, product or SKU"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.columns} data-chosen={id !== null || undefined}>
        <div className={styles.list}>
          <Panel>
            <PagedList
              query={partnerQueries.received({ list, search: searched })}
              failed="Couldn’t load the orders"
              noun={['order', 'orders']}
              empty={<EmptyState title={title}>{text}</EmptyState>}
            >
              {(rows) => (
                <ul className={styles.orders}>
                  {rows.map((row) => (
                    <OrderLine key={row.id} row={row} isShown={row.id === id} list={list} search={searched} />
                  ))}
                </ul>
              )}
            </PagedList>
          </Panel>
        </div>
        {id !== null && (
          <div className={styles.detail}>
            <ReceivedDetail
              key={id}
              orderId={id}
              toList={urlOf('receivedOrders', {}, { list, search: searched || undefined })}
            />
          </div>
        )}
      </div>
    </>
  );
}

interface OrderLineProps {
  row: ReceivedRowReply;
  isShown: boolean;
  list: ReceivedList;
  search: string;
}

function OrderLine({ row, isShown, list, search }: OrderLineProps) {
  const { id, number, buyerName, country, pieces, shippedPieces, total, currency, state, placedAt } = row;
  const sent = shippedPieces > 0 && shippedPieces < pieces ? `${shippedPieces} of ` : '';
  return (
    <li>
      <Link
        className={styles.line}
        to={urlOf('receivedOrders', {}, { list, id, search: search || undefined })}
        aria-current={isShown || undefined}
      >
        <span>
          <b>{buyerName}</b>
        </span>
        <span>{showMoney(total, currency, localeNow())}</span>
        <span>
          <small>
            {[number, country && countryName(country), `${sent}${counted(pieces, ['piece', 'pieces'])}`]
              .filter(Boolean)
              .join(', ')}
          </small>
        </span>
        <span>
          <small>
            {receivedLabels[state]}, <TimeAgo at={placedAt} />
          </small>
        </span>
      </Link>
    </li>
  );
}
