import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { NoDeliveryNote } from '../own/no-delivery-note.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { NoPartner } from './no-partner.tsx';
import { ProductForm } from './product-form.tsx';

/** Adds a product; with `?id=` edits one. */
export function AddProductScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>{id === null ? 'Add a product' : 'Edit product'}</PageTitle>
        {id === null ? <New /> : <Edited id={id} />}
      </Stack>
    </Page>
  );
}

function New() {
  const own = useQuery(partnerQueries.own());
  return (
    <Loaded query={own} failed="Couldn’t load your partner" panel>
      {(partner) =>
        partner ? (
          <>
            <NoDeliveryNote partner={partner} />
            <ProductForm product={null} />
          </>
        ) : (
          <NoPartner />
        )
      }
    </Loaded>
  );
}

function Edited({ id }: { id: string }) {
  const query = useQuery(partnerQueries.ownProduct(id));
  const { data: partner } = useQuery(partnerQueries.own());
  return (
    <Loaded query={query} failed="Couldn’t load this product" refused={refused} panel>
      {(product) => (
        <>
          {partner && <NoDeliveryNote partner={partner} />}
          <ProductForm key={product.id} product={product} />
        </>
      )}
    </Loaded>
  );
}

function refused(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  return (
    <EmptyState
      title="This product couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('partnerProducts')}>
          Your products
        </ButtonLink>
      }
    >
      The link may be wrong, or the product belongs to another partner.
    </EmptyState>
  );
}
