import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { setPieces, useCarts } from '../cart/carts.ts';
import { PieceCount } from '../cart/piece-count.tsx';
import { pictureOf } from '../product-texts.ts';

interface AddVariantProps {
  partner: PartnerReply;
  product: ProductReply;
  variant: ProductReply['variants'][number];
  /** The main action of the page. */
  isMain?: boolean;
}

/** How many pieces of a variant are in the cart. Nothing where it isn't sold now. */
export function AddVariant({ partner, product, variant, isMain = false }: AddVariantProps) {
  const cart = useCarts().find(({ partnerId }) => partnerId === partner.id);
  const { id: productId, name, currency, tax } = product;
  const { id: variantId, values, price, left } = variant;
  if (
    partner.isPaused ||
    partner.state !== 'approved' ||
    partner.delivery?.currency !== currency ||
    left === 0
  )
    return null;
  const title = [name, ...values].join(', ');
  const picture = pictureOf(product, variant)?.path ?? null;
  return (
    <PieceCount
      name={title}
      isMain={isMain}
      value={cart?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0}
      left={left}
      onChange={(quantity) =>
        setPieces(partner, { variantId, title, price, currency, quantity, left, picture, productId, tax })
      }
    />
  );
}
