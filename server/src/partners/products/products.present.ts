import { fewLeft, type ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import type { Product } from './products.service.ts';

/** For buyers: how many are left where only few are. */
export const presentProduct = (product: Product): ProductReply => present(product, false);

/** For its owner, with SKUs and exact stock. */
export const presentOwnProduct = (product: Product): ProductReply => present(product, true);

function present({ row, variants, pictures, tax }: Product, isOwner: boolean): ProductReply {
  const { id, name, description, currency, state, options, version, createdAt } = row;
  return {
    id,
    name,
    description,
    currency,
    state,
    version,
    options: options.map((option) => ({ name: option.name, values: [...option.values] })),
    variants: variants.map(
      ({ id: variantId, values, price, stock, held, sku, barcode, isAsked, pictureId }) => ({
        id: variantId,
        values: [...values],
        price,
        left: isOwner ? stock : stock - held <= fewLeft ? Math.max(0, stock - held) : null,
        sku: isOwner ? sku : null,
        barcode: isOwner ? barcode : null,
        isAsked,
        picture: pictureId,
      }),
    ),
    tax,
    taxRate: isOwner ? row.taxRate : null,
    lowAt: isOwner ? row.lowAt : null,
    pictures: pictures.map(({ id: picture, path, width, height, alt }) => ({
      id: picture,
      path,
      width,
      height,
      alt,
    })),
    createdAt: createdAt.toISOString(),
  };
}
