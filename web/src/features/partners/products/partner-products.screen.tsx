import { exportProducts } from '@chalkline/contract/partners/partner-exports.endpoints.ts';
import { type ProductReply, productStates } from '@chalkline/contract/partners/product.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { call } from '../../../platform/calls.ts';
import { useExport } from '../../../platform/use-export.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { NoDeliveryNote } from '../own/no-delivery-note.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { pricesText, productStateLabels } from '../product-texts.ts';
import { Thumb } from '../shop-picture.tsx';
import { CountStock } from './count-stock.tsx';
import { NoPartner } from './no-partner.tsx';
import styles from './partner-products.module.css';
import { ProductsImport } from './products-import.tsx';
import { StockModal } from './stock-modal.tsx';

const titles = { count: 'Count stock', import: 'Import products' } as const;

/** The products of one’s partner, with their stock. */
export function PartnerProductsScreen() {
  const own = useQuery(partnerQueries.own());
  const [part, setPart] = useState<'count' | 'import' | null>(null);
  const leave = () => setPart(null);
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          actions={
            own.data &&
            part === null && (
              <>
                <Button onClick={() => setPart('import')}>Import</Button>
                <ExportProducts />
                <Button
                  icon={<IconBarcode size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setPart('count')}
                >
                  Count stock
                </Button>
                <ButtonLink
                  variant="main"
                  to={urlOf('addProduct')}
                  icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                >
                  Add a product
                </ButtonLink>
              </>
            )
          }
        >
          {part === null ? 'Products' : titles[part]}
        </PageTitle>
        <Loaded query={own} failed="Couldn’t load your partner" panel>
          {(partner) => {
            if (!partner) return <NoPartner />;
            if (part === 'count') return <CountStock onDone={leave} />;
            if (part === 'import') return <ProductsImport onDone={leave} />;
            return (
              <>
                <NoDeliveryNote partner={partner} />
                <Products />
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}

function ExportProducts() {
  const { run, busy } = useExport({
    read: async () => (await call(exportProducts, {})).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export the products', detail }),
  });
  return <ExportButton busy={busy} onClick={run} />;
}

const everything = 'all';

function Products() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    state: productStates,
    stock: ['low'] as const,
  });
  const [search, setSearch] = useSearchText('search');
  const [moved, setMoved] = useState<ProductReply | null>(null);
  return (
    <>
      <SegmentedControl
        label="Which products"
        choices={[
          { value: everything, label: 'All' },
          ...productStates.map((value) => ({ value, label: productStateLabels[value] })),
        ]}
        value={filters.state || everything}
        onChange={(value) => setFilter('state', value === everything ? '' : value)}
      />
      <Row>
        <Button
          size={32}
          aria-pressed={filters.stock === 'low'}
          variant={filters.stock === 'low' ? 'solid' : 'line'}
          onClick={() => setFilter('stock', filters.stock === 'low' ? '' : 'low')}
        >
          Low stock
        </Button>
      </Row>
      <SearchField
        label="Search products"
        placeholder="Name or description"
        value={search}
        onChange={setSearch}
      />
      <Panel>
        <PagedList
          query={partnerQueries.ownProducts(filters)}
          failed="Couldn’t load products"
          skeleton={<SkeletonRows rows={5} avatar={false} />}
          noun={['product', 'products']}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No matching products"
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another state or the start of a name.
              </EmptyState>
            ) : (
              <EmptyState title="No products yet">Add a product with its variants and prices.</EmptyState>
            )
          }
        >
          {(rows) => (
            <DataTable
              caption="Products"
              rows={rows}
              rowKey={({ id }) => id}
              rowState={({ state }) => (state === 'archived' ? 'out' : undefined)}
              columns={[
                {
                  key: 'name',
                  head: 'Product',
                  phone: 'lead',
                  cell: ({ id, name, pictures }) => (
                    <span className={styles.product}>
                      <Thumb path={pictures[0]?.path ?? null} id={id} />
                      <Link className={text.link} to={urlOf('addProduct', {}, { id })}>
                        {name}
                      </Link>
                    </span>
                  ),
                },
                { key: 'state', head: 'State', cell: ({ state }) => productStateLabels[state] },
                { key: 'price', head: 'Price', align: 'right', cell: pricesText },
                {
                  key: 'variants',
                  head: 'Variants',
                  align: 'right',
                  cell: ({ variants }) => numberText(variants.length),
                },
                { key: 'stock', head: 'In stock', align: 'right', cell: stockText },
                {
                  key: 'actions',
                  head: 'Actions',
                  phone: 'actions',
                  cell: (row) => (
                    <Button size={32} aria-label={`Stock of ${row.name}`} onClick={() => setMoved(row)}>
                      Stock
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </PagedList>
      </Panel>
      {moved && <StockModal product={moved} onClose={() => setMoved(null)} />}
    </>
  );
}

function stockOf({ variants }: ProductReply): number {
  return variants.reduce((sum, { left }) => sum + (left ?? 0), 0);
}

function stockText(product: ProductReply) {
  const stock = stockOf(product);
  const isLow = product.variants.some(
    ({ left }) => product.lowAt !== null && left !== null && left <= product.lowAt,
  );
  return (
    <>
      {stock === 0 ? <Tag>Sold out</Tag> : isLow && <Tag>Low</Tag>} {numberText(stock)}
    </>
  );
}
