import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { productAddress } from '../partner-texts.ts';
import { partnerQueries } from '../partners.queries.ts';
import { choiceText, pricesText } from '../product-texts.ts';
import { ShopPicture } from '../shop-picture.tsx';
import { AddVariant } from './add-variant.tsx';
import styles from './products-part.module.css';

interface ProductsPartProps {
  partner: PartnerReply;
  /** The one that is shown above; null: none. */
  shown: string | null;
}

/** What a partner sells. */
export function ProductsPart({ partner, shown }: ProductsPartProps) {
  return (
    <>
      {shown === null && <SectionTitle>Products</SectionTitle>}
      <PagedList
        query={partnerQueries.products(partner.id)}
        page="products-page"
        failed="Couldn’t load products"
        skeleton={<SkeletonCards />}
        {...(shown === null && { noun: ['product', 'products'] as const })}
        empty={<EmptyState title="No products yet">Products on sale appear here.</EmptyState>}
      >
        {(products) => {
          const others = products.filter(({ id }) => id !== shown);
          if (others.length === 0) return null;
          return (
            <>
              {shown !== null && <SectionTitle>{`More from ${partner.name}`}</SectionTitle>}
              <CardGrid>
                {others.map((product) => (
                  <ProductCard key={product.id} partner={partner} product={product} />
                ))}
              </CardGrid>
            </>
          );
        }}
      </PagedList>
    </>
  );
}

/** A product to choose; one without options goes into the cart from here. */
function ProductCard({ partner, product }: { partner: PartnerReply; product: ProductReply }) {
  const { id, name, variants, pictures } = product;
  const [only, ...others] = variants;
  return (
    <article className={styles.card}>
      <Link className={styles.open} to={productAddress(partner, id)}>
        <span className={styles.picture}>
          <ShopPicture path={pictures[0]?.path ?? null} alt={pictures[0]?.alt ?? ''} id={id} />
        </span>
        <span className={styles.head}>
          <h3>{name}</h3>
          <b>{pricesText(product)}</b>
        </span>
        <span className={styles.about}>{choiceText(product)}</span>
      </Link>
      {only && others.length === 0 && (
        <div className={styles.foot}>
          <AddVariant partner={partner} product={product} variant={only} />
        </div>
      )}
    </article>
  );
}
