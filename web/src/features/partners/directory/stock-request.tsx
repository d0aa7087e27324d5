import { askForStock, forgetStockRequest } from '@chalkline/contract/partners/products.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBell } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { partnerQueries } from '../partners.queries.ts';

interface StockRequestProps {
  variantId: string;
  isAsked: boolean;
  /** Where the product is, to come back to after signing in. */
  back: string;
}

/** For a sold-out variant: one notice once it's back. */
export function StockRequest({ variantId, isAsked, back }: StockRequestProps) {
  const isKnown = useSession() !== null;
  const change = useAction({
    send: (call, wanted: boolean) =>
      call(wanted ? askForStock : forgetStockRequest, { params: { variantId } }),
    failed: 'Couldn’t save that',
    invalidates: [partnerQueries.all],
  });
  const icon = <IconBell size={18} stroke={1.75} aria-hidden="true" />;
  if (!isKnown) {
    return (
      <ButtonLink icon={icon} to={urlOf('login', {}, { back })}>
        Sign in to hear when it’s back
      </ButtonLink>
    );
  }
  if (!isAsked) {
    return (
      <Button icon={icon} busy={change.busy} onClick={() => change.run(true)}>
        Tell me when it’s back
      </Button>
    );
  }
  return (
    <Row>
      <span className={text.hint}>You’ll get one notice when it’s back.</span>
      <Button variant="text" size={32} busy={change.busy} onClick={() => change.run(false)}>
        Cancel notice
      </Button>
    </Row>
  );
}
