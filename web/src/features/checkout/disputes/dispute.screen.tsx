import type { DisputeReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { sizeText } from '../../../ui/file-field.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { moneyText } from '../order/order-text.ts';
import { sellingQueries } from '../selling/selling.queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { DisputeAbout } from './dispute-about.tsx';
import { evidenceKindLabels } from './dispute-texts.ts';
import styles from './disputes.module.css';

/** `/revenues/orders/:orderId/disputes/:disputeId`: a seller answers a bank that took a payment back. */
export function DisputeScreen() {
  const { orderId = '', disputeId = '' } = useParams();
  const query = useQuery(sellingQueries.dispute(orderId, disputeId));
  const dispute = query.data;
  useScreenTitle(dispute && `${dispute.buyerName} disputes ${moneyText(dispute.amount, dispute.currency)}`);
  return (
    <Page width="work">
      <Loaded query={query} failed="Couldn’t load the dispute" refused={refused} panel>
        {(loaded) => <Shown dispute={loaded} />}
      </Loaded>
    </Page>
  );
}

const stepOf = { needs_response: 0, under_review: 1, won: 2, lost: 2 } as const;

function Shown({ dispute }: { dispute: DisputeReply }) {
  const { state, orderId, buyerName, title, amount, currency, invoiceNumber, evidence, can } = dispute;
  const step = stepOf[state];
  const last = state === 'won' ? 'Won' : state === 'lost' ? 'Lost' : 'Won or lost';
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Crumbs
          steps={[
            { label: 'Revenues', to: urlOf('revenues') },
            { label: 'Disputes', to: urlOf('sales', {}, { tab: 'disputes' }) },
            { label: invoiceNumber ?? 'Dispute' },
          ]}
        />
        <PageTitle below={title} actions={<ButtonLink to={urlOf('sale', { orderId })}>Order</ButtonLink>}>
          {buyerName} disputes {moneyText(amount, currency)}
        </PageTitle>
      </Stack>
      <Stepper
        label="Where the dispute is"
        current={step}
        steps={['Needs your answer', 'The bank decides', last].map((label, index) => ({
          label,
          done: index < step,
        }))}
      />
      <div className={styles.columns}>
        {can.answer ? (
          <AnswerForm dispute={dispute} />
        ) : (
          <Panel title="What the bank got" padded>
            {evidence ? (
              <Stack gap={12}>
                <p className={styles.sent}>{evidence.text}</p>
                {evidence.files.length > 0 && (
                  <ul className={styles.fileList}>
                    {evidence.files.map(({ kind, path, bytes }) => (
                      <li key={kind}>
                        <a className={text.link} href={imageAddress(path)} target="_blank" rel="noreferrer">
                          {`${evidenceKindLabels[kind]} (${sizeText(bytes)})`}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                <small>
                  Sent <TimeAgo at={evidence.sentAt} />
                </small>
              </Stack>
            ) : (
              <p>No evidence was sent.</p>
            )}
          </Panel>
        )}
        <DisputeAbout dispute={dispute} />
      </div>
    </Stack>
  );
}

function refused(failure: Error) {
  if (!(failure instanceof CallFailed) || failure.status !== 404) return null;
  return (
    <EmptyState
      isPage
      title="This dispute couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('sales', {}, { tab: 'disputes' })}>
          Disputes
        </ButtonLink>
      }
    >
      The link may be wrong, or the order belongs to another seller.
    </EmptyState>
  );
}
