import { showMoney, showTax } from '@chalkline/contract/money/show-money.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { ProductReply } from '@chalkline/contract/partners/product.schema.ts';
import { variantKey } from '@chalkline/contract/partners/variants.rules.ts';
import { useState } from 'react';
import { localeNow } from '../../../ui/locale.ts';
import text from '../../../ui/text.module.css';
import { productAddress } from '../partner-texts.ts';
import { leftText, pictureOf, variantName } from '../product-texts.ts';
import { AddVariant } from './add-variant.tsx';
import { Gallery } from './gallery.tsx';
import { OptionChoices } from './option-choices.tsx';
import styles from './product-view.module.css';
import { StockRequest } from './stock-request.tsx';

/** One product: its pictures, its options and what is left of what was chosen. */
export function ProductView({ partner, product }: { partner: PartnerReply; product: ProductReply }) {
  const { name, description, currency, options, variants, pictures } = product;
  const [values, setValues] = useState<readonly string[]>(() => firstChoice(product));
  const [seen, setSeen] = useState<string | null>(null);
  const chosen = variants.find((one) => variantKey(one.values) === variantKey(values));
  const shown = pictures.find(({ id }) => id === seen) ?? (chosen && pictureOf(product, chosen)) ?? null;
  const choose = (next: readonly string[]) => {
    setValues(next);
    setSeen(null);
  };
  return (
    <article className={styles.product}>
      <Gallery product={product} shown={shown} onChoose={setSeen} />
      <div className={styles.words}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        {description && <p className={styles.about}>{description}</p>}
        {chosen && (
          <p className={styles.price}>
            {showMoney(chosen.price, currency, localeNow())}{' '}
            <small>{showTax(product.tax, localeNow())}</small>
          </p>
        )}
        {options.map((option, at) => (
          <OptionChoices
            key={option.name}
            option={option}
            value={values[at] ?? ''}
            isOut={(value) => isOut(variants, values, at, value)}
            onChange={(value) => choose(values.map((one, index) => (index === at ? value : one)))}
          />
        ))}
        {chosen ? (
          <>
            <p className={chosen.left === null ? text.hint : styles.few} aria-live="polite">
              {[leftText(chosen.left), options.length > 0 && variantName(chosen.values, name)]
                .filter(Boolean)
                .join(', ')}
            </p>
            <div className={styles.add}>
              <AddVariant partner={partner} product={product} variant={chosen} isMain />
              {chosen.left === 0 && partner.state === 'approved' && (
                <StockRequest
                  variantId={chosen.id}
                  isAsked={chosen.isAsked}
                  back={productAddress(partner, product.id)}
                />
              )}
            </div>
          </>
        ) : (
          <p className={text.hint}>{`${values.join(', ')} isn’t made. Choose another combination.`}</p>
        )}
      </div>
    </article>
  );
}

/** What is in stock first. */
function firstChoice({ variants }: ProductReply): readonly string[] {
  return (variants.find(({ left }) => left !== 0) ?? variants[0])?.values ?? [];
}

/** Whether a value, with the other values that are chosen, can't be had. */
function isOut(
  variants: ProductReply['variants'],
  values: readonly string[],
  at: number,
  value: string,
): boolean {
  const key = variantKey(values.map((one, index) => (index === at ? value : one)));
  const found = variants.find((variant) => variantKey(variant.values) === key);
  return !found || found.left === 0;
}
