import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { CartBar, CartPanel } from '../cart/cart-panel.tsx';
import { Decide } from '../decide/decide.tsx';
import { StateNote } from '../own/state-note.tsx';
import { addressOf, placeOf } from '../partner-texts.ts';
import { partnerQueries } from '../partners.queries.ts';
import { returnsText } from '../returns/return-texts.ts';
import { ShopPicture } from '../shop-picture.tsx';
import styles from './partner-details.module.css';
import { ProductView } from './product-view.tsx';
import { ProductsPart } from './products-part.tsx';

/** One partner (`?id=`): what it sells, its story and its website. */
export function PartnerDetailsScreen() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useQuery({ ...partnerQueries.partner(id), enabled: id !== '' });
  useScreenTitle(query.data?.name);
  if (query.data) return <Details partner={query.data} />;
  return (
    <Page>
      {id === '' ? (
        <Missing />
      ) : (
        <Loaded query={query} failed="Couldn’t load this partner" refused={refused} panel>
          {(partner) => <Details partner={partner} />}
        </Loaded>
      )}
    </Page>
  );
}

function refused(failure: Error) {
  return failure instanceof CallFailed && failure.status === 404 ? <Missing /> : null;
}

function Missing() {
  return (
    <EmptyState
      isPage
      title="This partner couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('partners')}>
          All partners
        </ButtonLink>
      }
    >
      The link may be wrong, or the partner has left.
    </EmptyState>
  );
}

function Details({ partner }: { partner: PartnerReply }) {
  const product = useSearchParams()[0].get('product');
  const { sells, story, website, state, can } = partner;
  return (
    <>
      <Hero partner={partner} isSmall={product !== null} />
      <Page>
        <Stack gap={24}>
          {(can.edit || can.decide) && state !== 'approved' && <StateNote partner={partner} />}
          {partner.isPaused && (
            <Note>This shop’s sales are paused for now. Orders that are already paid continue.</Note>
          )}
          {product === null && <p className={text.lead}>{sells}</p>}
          {product === null && (website || can.edit) && (
            <Row>
              {website && (
                <a className={text.link} href={website} target="_blank" rel="noreferrer">
                  {new URL(website).hostname} <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
                </a>
              )}
              {can.edit && <ButtonLink to={urlOf('addPartner')}>Edit partner</ButtonLink>}
            </Row>
          )}
          <div className={styles.columns}>
            <Stack gap={24}>
              {product !== null && <Shown partner={partner} productId={product} />}
              <ProductsPart partner={partner} shown={product} />
              <Panel title="About" padded>
                <p className={styles.story}>{story}</p>
                {partner.returnDays !== null && (
                  <p className={text.hint}>{returnsText(partner.returnDays)}</p>
                )}
              </Panel>
              {can.decide && <Decide partner={partner} />}
            </Stack>
            <aside className={styles.aside} id="cart">
              <CartPanel partner={partner} />
            </aside>
          </div>
          <CartBar partner={partner} />
        </Stack>
      </Page>
    </>
  );
}

function Hero({ partner, isSmall }: { partner: PartnerReply; isSmall: boolean }) {
  const { id, name, logo, cover } = partner;
  return (
    <header className={styles.hero} data-small={isSmall || undefined} data-on-frame="">
      {cover ? (
        <ShopPicture path={cover} id={id} className={styles.cover} lazy={false} />
      ) : (
        <Cover id={id} className={styles.cover} dark fade width={1440} height={400} />
      )}
      <div className={styles.inner}>
        {logo && (
          <span className={styles.logo}>
            <ShopPicture path={logo} id={id} lazy={false} />
          </span>
        )}
        {!isSmall && <p>{placeOf(partner)}</p>}
        {isSmall ? (
          <Link className={styles.title} to={addressOf(partner)}>
            {name}
          </Link>
        ) : (
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
        )}
      </div>
    </header>
  );
}

function Shown({ partner, productId }: { partner: PartnerReply; productId: string }) {
  const query = useQuery(partnerQueries.product(partner.id, productId));
  useScreenTitle(query.data?.name);
  return (
    <Loaded query={query} failed="Couldn’t load this product" refused={gone} panel>
      {(product) => <ProductView key={product.id} partner={partner} product={product} />}
    </Loaded>
  );
}

function gone(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  return (
    <EmptyState isPage title="This product isn’t on sale">
      It may be sold out for good. See what else there is below.
    </EmptyState>
  );
}
