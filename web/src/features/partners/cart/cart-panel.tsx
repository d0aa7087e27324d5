import { showMoney, showTax } from '@chalkline/contract/money/show-money.ts';
import { deliveryPrice } from '@chalkline/contract/partners/delivery.rules.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { BuyerEntrance } from '../../../patterns/buyer-entrance.tsx';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { localeNow } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStickyFoot } from '../../../ui/sticky-foot.ts';
import text from '../../../ui/text.module.css';
import { addressOf } from '../partner-texts.ts';
import { returnsText } from '../returns/return-texts.ts';
import { Thumb } from '../shop-picture.tsx';
import styles from './cart.module.css';
import { type Cart, type CartLine, goodsOf, piecesOf, setPieces, taxesOf, useCarts } from './carts.ts';
import { PieceCount } from './piece-count.tsx';

const CheckoutModal = lazyPart(async () => (await import('./checkout-modal.tsx')).CheckoutModal);

const pieces = ['piece', 'pieces'] as const;

/** What is to be ordered of this partner, and of others. Nothing while all carts are empty. */
export function CartPanel({ partner }: { partner: PartnerReply }) {
  const carts = useCarts();
  const own = carts.find(({ partnerId }) => partnerId === partner.id);
  const others = carts.filter(({ partnerId }) => partnerId !== partner.id);
  if (carts.length === 0) return null;
  return (
    <Panel title="Cart">
      {own && <Own partner={partner} cart={own} />}
      {others.length > 0 && (
        <div className={styles.foot}>
          {others.map((cart) => (
            <p key={cart.partnerId}>
              <Link className={text.link} to={addressOf({ id: cart.partnerId })}>
                {`${counted(piecesOf(cart), pieces)} of ${cart.partnerName}`}
              </Link>
            </p>
          ))}
          <p className={text.hint}>Two partners are two orders and two payments.</p>
        </div>
      )}
    </Panel>
  );
}

/** On a phone: what is in the cart of this partner, and the way to it. */
export function CartBar({ partner }: { partner: PartnerReply }) {
  const bar = useStickyFoot('--dock');
  const own = useCarts().find(({ partnerId }) => partnerId === partner.id);
  if (!own) return null;
  const total = showMoney(goodsOf(own), own.lines[0]?.currency ?? 'EUR', localeNow());
  return (
    <a ref={bar} className={styles.bar} href="#cart">
      <span>{`Cart, ${counted(piecesOf(own), pieces)}`}</span>
      <b>{total}</b>
    </a>
  );
}

function Own({ partner, cart }: { partner: PartnerReply; cart: Cart }) {
  const isBuyer = useIsBuyer();
  const [open, setOpen] = useState(false);
  // Who goes back to the cart finds the address again.
  const [address, setAddress] = useState<PostalAddress | null>(null);
  const currency = cart.lines[0]?.currency ?? 'EUR';
  const money = (amount: number) => showMoney(amount, currency, localeNow());
  const goods = goodsOf(cart);
  const back = addressOf(partner);
  return (
    <>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <Line
            key={line.variantId}
            partner={partner}
            line={line}
            price={money(line.price * line.quantity)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.sum}>
          <span>{counted(piecesOf(cart), pieces)}</span>
          <b>{money(goods)}</b>
        </p>
        {taxesOf(cart).map(({ rate, isIncluded, amount }) => (
          <p key={`${rate} ${isIncluded}`} className={styles.sum}>
            <span className={text.hint}>{showTax({ rate, isIncluded }, localeNow())}</span>
            <span className={text.hint}>{money(amount)}</span>
          </p>
        ))}
        <p className={text.hint}>{deliveryText(partner, goods, money)}</p>
        {partner.returnDays !== null && <p className={text.hint}>{returnsText(partner.returnDays)}</p>}
        {isBuyer ? (
          <Button variant="main" size={48} wide onClick={() => setOpen(true)}>
            Check out
          </Button>
        ) : (
          <BuyerEntrance signIn="Sign in to check out" back={back} />
        )}
      </div>
      {open && (
        <CheckoutModal
          partner={partner}
          cart={cart}
          address={address}
          onClose={(typed) => {
            setAddress(typed);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface LineProps {
  partner: PartnerReply;
  line: CartLine;
  price: string;
}

function Line({ partner, line, price }: LineProps) {
  return (
    <li>
      <Thumb path={line.picture} id={line.productId} />
      <span className={styles.words}>{line.title}</span>
      <span className={styles.price}>{price}</span>
      <PieceCount
        name={`${line.title}, in the cart`}
        value={line.quantity}
        left={line.left}
        onChange={(quantity) => setPieces(partner, { ...line, quantity })}
      />
    </li>
  );
}

/** "Delivery in the partner's country €4.95, free from €60.00." */
function deliveryText(
  { delivery, country }: PartnerReply,
  goods: number,
  money: (amount: number) => string,
): string {
  const here = deliveryPrice({ rules: delivery, from: country, to: country, goods });
  const free = delivery?.home?.freeFrom ?? null;
  if (here === null) return 'Delivery depends on the country. You see it before you pay.';
  if (here === 0) return 'Free delivery in the partner’s country.';
  const abroad = delivery?.abroad ? 'Other countries cost more.' : 'Only in the partner’s country.';
  return `Delivery from ${money(here)}${free === null ? '' : `, free from ${money(free)}`}. ${abroad}`;
}
