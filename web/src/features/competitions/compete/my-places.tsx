import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  type MyPlace,
  newTransfer,
  transferDays,
} from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { cancelTransfer, offerTransfer } from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import styles from './my-places.module.css';
import { WithdrawPlace } from './withdraw-place.tsx';

/** The athlete's own places: the code for check-in, and passing a place on. Guests have theirs on the order. */
export function MyPlaces({ competition }: { competition: CompetitionReply }) {
  const session = useSession();
  const { data: places = [] } = useQuery({
    ...competitionQueries.myPlaces(competition.id),
    enabled: session !== null,
  });
  if (places.length === 0) return null;
  return (
    <Panel title={places.length === 1 ? 'Your place' : 'Your places'} padded>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place key={place.entryId} place={place} zone={competition.zone} />
        ))}
      </ul>
    </Panel>
  );
}

function Place({ place, zone }: { place: MyPlace; zone: string }) {
  const { entryId, name, division, bib, code, orderId, transfer, transferUntil, can } = place;
  const [transferring, setTransferring] = useState(false);
  const cancel = useAction({
    send: (call) => call(cancelTransfer, { params: { entryId } }),
    done: 'Offer canceled. The place stays yours',
    failed: 'Couldn’t cancel the offer',
    invalidates: [competitionQueries.all],
  });
  return (
    <li className={styles.place}>
      {code && <QrCode link={code} label={`Check-in code for ${division}`} />}
      <div className={styles.words}>
        <b className={text.h4}>{division}</b>
        <p>{`${name}, bib ${bib}`}</p>
        {code && <p className={text.hint}>Show this code at check-in.</p>}
        {transfer ? (
          <p>{`Offered to ${transfer.email} until ${plannedTime(transfer.until, zone)}. Until they accept, it’s yours.`}</p>
        ) : (
          can.transfer &&
          transferUntil && (
            <p className={text.hint}>{`You can transfer it until ${plannedTime(transferUntil, zone)}.`}</p>
          )
        )}
        <Row>
          {orderId && (
            <ButtonLink size={32} to={urlOf('order', { orderId })}>
              Order and refund
            </ButtonLink>
          )}
          {transfer ? (
            <Button size={32} busy={cancel.busy} onClick={() => cancel.run()}>
              Cancel the offer
            </Button>
          ) : (
            can.transfer && (
              <Button size={32} onClick={() => setTransferring(true)}>
                Transfer
              </Button>
            )
          )}
          {can.withdraw && <WithdrawPlace place={place} />}
        </Row>
      </div>
      {transferring && <TransferModal place={place} onClose={() => setTransferring(false)} />}
    </li>
  );
}

function TransferModal({ place: { entryId, division }, onClose }: { place: MyPlace; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { email: '' },
    schema: newTransfer,
    texts: { email: { label: 'Email', wrong: 'Enter an email address, like name@example.org.' } },
    send: (call, body) => call(offerTransfer, { params: { entryId }, body }),
    done: ({ transfer }) => `Place offered to ${transfer?.email}`,
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={`Transfer your place in ${division}`}
      action="Offer the place"
      onClose={onClose}
    >
      <TextField
        id="email"
        type="email"
        label="Their email"
        autoComplete="off"
        data-autofocus
        hint={`They have ${transferDays} days to accept, and pay nothing here. If the place is given back later, the refund goes to the person who paid.`}
        {...form.getInputProps('email')}
      />
    </FormModal>
  );
}
