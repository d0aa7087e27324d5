import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { setPieces, useCarts } from '../cart/carts.ts';
import { PieceCount } from '../cart/piece-count.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { leftText, pricesText, variantName } from '../product-texts.ts';
import styles from './products-part.module.css';

/** What a partner sells, with what is left of each variant. */
export function ProductsPart({ partner }: { partner: PartnerReply }) {
  return (
    <>
      <SectionTitle>Products</SectionTitle>
      <PagedList
        query={partnerQueries.products(partner.id)}
        failed="Couldn’t load products"
        skeleton={<SkeletonCards />}
        noun={['product', 'products']}
        empty={<EmptyState title="No products yet">Products on sale appear here.</EmptyState>}
      >
        {(products) => (
          <CardGrid>
            {products.map((product) => (
              <ProductCard key={product.id} partner={partner} product={product} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </>
  );
}

function ProductCard({ partner, product }: { partner: PartnerReply; product: ProductReply }) {
  const { id, name, description, variants, currency } = product;
  const cart = useCarts().find(({ partnerId }) => partnerId === partner.id);
  const isSold = partner.state === 'approved' && partner.delivery?.currency === currency;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover id={id} dark />
      </div>
      <div className={styles.head}>
        <h3>{name}</h3>
        <b>{pricesText(product)}</b>
      </div>
      {description && <p className={styles.about}>{description}</p>}
      <ul className={styles.variants}>
        {variants.map(({ id: variantId, values, price, left }) => (
          <li key={variantId} data-out={left === 0 || undefined}>
            <span className={styles.words}>
              {variantName(values, name)}
              <small>{leftText(left)}</small>
            </span>
            <span>{showMoney(price, currency, localeNow())}</span>
            {isSold && left !== 0 && (
              <PieceCount
                name={[name, ...values].join(', ')}
                value={cart?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0}
                left={left}
                onChange={(quantity) => {
                  const title = [name, ...values].join(', ');
                  setPieces(partner, { variantId, title, price, currency, quantity });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
