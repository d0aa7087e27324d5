import { orderLimits } from '@chalkline/contract/checkout/order.schema.ts';
import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import type { TeamPayment as Payment, RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { remindOfShares } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { moneyText } from '../registration-texts.ts';
import { zonedMoment } from './roster-texts.ts';
import { teamQueries } from './teams.queries.ts';

interface TeamPaymentProps {
  competitionId: string;
  roster: RosterReply;
  payment: Payment;
  zone: string | undefined;
}

/** How far a team is with paying its shares: what the viewer can pay, and the captain's reminder. */
export function TeamPayment({ competitionId, roster, payment, zone }: TeamPaymentProps) {
  const { state, dueAt, shares, order, remindedAt, isPaused, canRemind } = payment;
  const paid = shares.filter(({ isPaid }) => isPaid).length;
  const due = zone ? zonedMoment(dueAt, zone) : '';
  return (
    <Panel
      title="Payment"
      actions={<span className={text.hint}>{`${paid} of ${shares.length} shares paid`}</span>}
      padded
    >
      <Stack gap={12}>
        <p>{isPaused ? pausedText : stateText(state, due)}</p>
        {order ? (
          <Row>
            <ButtonLink
              variant="main"
              to={urlOf('paymentIntent', { id: competitionId, athleteId: order.id })}
            >
              Continue to payment
            </ButtonLink>
          </Row>
        ) : (
          <PayButtons competitionId={competitionId} roster={roster} payment={payment} />
        )}
        {canRemind && <Remind competitionId={competitionId} roster={roster} />}
        {!canRemind && remindedAt && state === 'collecting' && (
          <p className={text.hint}>
            Team reminded <TimeAgo at={remindedAt} />
          </p>
        )}
      </Stack>
    </Panel>
  );
}

const pausedText =
  'Payments to this organizer are paused for now. The team keeps its place, and you get time to pay once they’re back.';

function stateText(state: Payment['state'], due: string): string {
  const texts: Readonly<Record<Payment['state'], string>> = {
    collecting: `The team’s place is held until ${due}. If a share isn’t paid by then, the team loses its place and everyone gets their money back.`,
    paid: 'Every share is paid. The team has its place.',
    lapsed: `Not every share was paid by ${due}. The team lost its place, and everything that was paid is refunded.`,
    withdrawn: 'The team gave its place back. Refunds go to those who paid.',
  };
  return texts[state];
}

type PayProps = Pick<TeamPaymentProps, 'competitionId' | 'roster' | 'payment'>;

/** The viewer's own share, and for the captain all that are left. */
function PayButtons({ competitionId, roster, payment: { shares, currency } }: PayProps) {
  const navigate = useNavigate();
  const own = roster.members.find(({ isYou }) => isYou);
  const open = shares.filter(({ canPay }) => canPay).slice(0, orderLimits.lines);
  const mine = open.filter(({ memberId }) => memberId === own?.id);
  const pay = useAction({
    send: (call, shareIds: readonly string[]) => {
      const lines = shareIds.map((shareId) => ({
        itemId: roster.divisionId,
        quantity: 1,
        details: { shareId },
      }));
      return call(placeOrder, { body: { kind: registrationKind, offerId: competitionId, lines } });
    },
    failed: 'Couldn’t start the payment',
    invalidates: [competitionQueries.all],
    onDone: (order) => void navigate(urlOf('paymentIntent', { id: competitionId, athleteId: order.id })),
  });
  if (open.length === 0) return null;
  const sum = (some: typeof open) =>
    moneyText(
      some.reduce((total, { amount }) => total + amount, 0),
      currency,
    );
  const run = (some: typeof open) => pay.run(some.map(({ id }) => id));
  return (
    <Row>
      {mine.length > 0 && (
        <Button variant="main" busy={pay.busy} onClick={() => run(mine)}>
          {`Pay your share, ${sum(mine)}`}
        </Button>
      )}
      {open.length > mine.length && (
        <Button variant={mine.length > 0 ? 'line' : 'main'} busy={pay.busy} onClick={() => run(open)}>
          {`Pay everything that’s left, ${sum(open)}`}
        </Button>
      )}
    </Row>
  );
}

function Remind({ competitionId, roster: { entryId } }: Omit<PayProps, 'payment'>) {
  const remind = useAction({
    send: (call) => call(remindOfShares, { params: { competitionId, entryId } }),
    done: 'Team reminded',
    failed: 'Couldn’t remind the team',
    invalidates: [teamQueries.within(competitionId)],
  });
  return (
    <Row gap={16}>
      <Button size={32} busy={remind.busy} onClick={() => remind.run()}>
        Remind the team
      </Button>
      <p className={text.hint}>
        Everyone who hasn’t paid gets a notification, or an email with your invite link.
      </p>
    </Row>
  );
}
