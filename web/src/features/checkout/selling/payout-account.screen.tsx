import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { AccountPanels } from './account-panels.tsx';
import { SellerDetails } from './seller-details.tsx';
import { sellingQueries } from './selling.queries.ts';
import { SellingAsChoice, useSellingAs } from './selling-as.tsx';

/** `/stripe-home/`: connects the payout account, says what the provider still wants, and how receipts name the seller. */
export function PayoutAccountScreen() {
  const selling = useSellingAs({ withPlatform: false });
  const query = useQuery(sellingQueries.account(selling.as));
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          below="Your bank details stay with the payment provider. We never see them."
          actions={
            <Row>
              <SellingAsChoice {...selling} />
              <ButtonLink to={urlOf('revenues', {}, selling.query)}>Revenues</ButtonLink>
            </Row>
          }
        >
          Payout account
        </PageTitle>
        <Loaded query={query} failed="Couldn’t load your payout account" panel>
          {(account) => <AccountPanels key={selling.as} account={account} />}
        </Loaded>
        <SellerDetails key={selling.as} as={selling.as} />
      </Stack>
    </Page>
  );
}
