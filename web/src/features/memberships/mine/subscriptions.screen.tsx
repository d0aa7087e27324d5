import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import {
  agreeToPrice,
  dropPlanChange,
  keepMembership,
  stopRenewal,
} from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { HelpLink } from '../../../patterns/help-link.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { PageTitle, SectionTitle } from '../../../ui/titles.tsx';
import { ComingDays } from '../coming-days.tsx';
import type { MembershipSlots } from '../gym-waiver-slots.ts';
import { FreezeModal } from '../members/freeze-modal.tsx';
import { throughLabel } from '../membership-next.ts';
import { StateMark } from '../membership-state.tsx';
import { changeText, costsText, dearerText, priceText, renewalText, spanText } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';
import { CancelModal } from './cancel-modal.tsx';
import { ChangePlanModal } from './change-plan-modal.tsx';
import { CodeModal } from './code-modal.tsx';
import { JoinButton } from './join-button.tsx';
import { OfferCards } from './offer-cards.tsx';
import { PaymentsModal } from './payments-modal.tsx';
import { useJoin } from './use-join.ts';

/** A person’s memberships, what their gym asks them to sign, and the plans they can join. */
export function subscriptionsScreen({ Section }: MembershipSlots['ownWaivers']) {
  return function SubscriptionsScreen() {
    const gymId = useSession()?.user.organizationId;
    return (
      <Subscriptions>
        {gymId && (
          <Suspense>
            <Section subject={{ subjectKind: 'organization', subjectId: gymId }} />
          </Suspense>
        )}
      </Subscriptions>
    );
  };
}

function Subscriptions({ children }: { children: ReactNode }) {
  const [params, change] = useAddressParams();
  const planId = params.get('plan') ?? '';
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          below="Renew, freeze or cancel. Your card is only charged for what you let it renew."
          help={<HelpLink answer="cancel-membership" about="freezing and canceling" />}
        >
          My memberships
        </PageTitle>
        <PagedList
          query={membershipQueries.mine()}
          failed="Couldn’t load your memberships"
          skeleton={<SkeletonCards />}
          noun={['membership', 'memberships']}
          empty={<EmptyState title="No memberships yet">Plans that you join appear here.</EmptyState>}
        >
          {(rows) => (
            <Stack gap={16}>
              {rows.map((row) => (
                <MembershipPanel key={row.id} membership={row} />
              ))}
            </Stack>
          )}
        </PagedList>
        {children}
        <section aria-label="Plans">
          <Stack gap={12}>
            <SectionTitle
              end={
                planId !== '' && (
                  <Button size={32} onClick={() => change((now) => withParam(now, 'plan', ''))}>
                    Show all plans
                  </Button>
                )
              }
            >
              Plans you can join
            </SectionTitle>
            <PagedList
              query={membershipQueries.offers(planId === '' ? null : { planId })}
              page="plans-page"
              failed="Couldn’t load the plans"
              skeleton={<SkeletonCards />}
              noun={['plan', 'plans']}
              empty={
                planId === '' ? (
                  <EmptyState title="No plans to join">
                    Plans of your gym and its trainers appear here. Plans of other trainers are on their
                    pages.
                  </EmptyState>
                ) : (
                  <EmptyState title="This plan isn’t open to you">
                    You have it already, or it isn’t on sale anymore.
                  </EmptyState>
                )
              }
            >
              {(rows) => <OfferCards offers={rows} namesSeller />}
            </PagedList>
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}

function MembershipPanel({ membership }: { membership: MembershipReply }) {
  const { id: membershipId, plan, planId, seller, state, can, price, currency, period, next } = membership;
  const { joinedOn, paidThrough, trialThrough, renewal } = membership;
  const [doing, setDoing] = useState<'freeze' | 'cancel' | 'payments' | 'code' | 'plan' | null>(null);
  const keep = useAction({
    send: (call) => call(keepMembership, { params: { membershipId } }),
    done: 'You keep your membership',
    failed: 'Couldn’t undo the cancellation',
    invalidates: [membershipQueries.all],
  });
  const stop = useAction({
    send: (call) => call(stopRenewal, { params: { membershipId } }),
    done: { title: `${plan} doesn’t renew anymore`, detail: 'We’ve forgotten your card.' },
    failed: 'Couldn’t stop the renewal',
    invalidates: [membershipQueries.all],
  });
  const stay = useAction({
    send: (call) => call(dropPlanChange, { params: { membershipId } }),
    done: { title: `You stay on ${plan}` },
    failed: 'Couldn’t undo the change of plan',
    invalidates: [membershipQueries.all],
  });
  const agree = useAction({
    send: (call, newPrice: number) =>
      call(agreeToPrice, { params: { membershipId }, body: { price: newPrice } }),
    done: { title: `You keep ${plan}`, detail: 'Your card pays the new price.' },
    failed: 'Couldn’t agree to the new price',
    invalidates: [membershipQueries.all],
  });
  const risen = dearerText(membership);
  const card = useJoin(planId);
  const back = () => setDoing(null);
  const isRunning = can.cancel || can.keep;
  // While the card renews it, there is nothing to press.
  const paysNow = can.renew && (!renewal || renewal.failed > 0);
  return (
    <Panel title={plan} actions={<StateMark membership={membership} />} padded>
      <Stack gap={12}>
        <Facts>
          <Fact label="From" value={seller} />
          <Fact label="Price" value={costsText(membership)} />
          <Fact label={throughLabel(membership)} value={calendarDayText(trialThrough ?? paidThrough)} />
          <Fact label="Member since" value={calendarDayText(joinedOn)} />
        </Facts>
        {risen && <Note tone="warn">{risen}</Note>}
        {renewal && renewal.failed === 0 && !risen && <p>{renewalText(renewal, membership)}</p>}
        {renewal && renewal.failed > 0 && renewal.on && (
          <Note tone="warn">
            Your card didn’t pay. We’ll try again on {calendarDayText(renewal.on)}, or you can pay with
            another card now.
          </Note>
        )}
        {membership.change && <Note tone="good">{changeText(membership.change)}</Note>}
        {state === 'trialing' && (
          <Note tone="good">
            {renewal
              ? 'You’re trying it for free. Cancel before the first payment, and nothing is charged.'
              : 'You’re trying it for free. Nothing is charged when the trial ends.'}
          </Note>
        )}
        {state === 'suspended' && (
          <Note tone="warn">
            Your membership is suspended because it isn’t paid. Pay, and it continues at once.
          </Note>
        )}
        <ComingDays membership={membership} />
        {can.keep && (
          <Note tone="good">
            Canceled. It ends on {calendarDayText(paidThrough)}, and you can undo this until then.
          </Note>
        )}
        {paysNow && <p>Renewing pays for {spanText(next)}.</p>}
        <Row>
          {can.agreeToPrice && renewal?.dearer && (
            <Button variant="main" busy={agree.busy} onClick={() => agree.run(renewal.dearer ?? 0)}>
              Agree to {priceText(renewal.dearer, currency)}
            </Button>
          )}
          {paysNow && (
            <JoinButton
              plan={{ planId, name: plan, price, currency, period, trialDays: null }}
              label={price === 0 ? 'Renew' : `Renew for ${priceText(price, currency)}`}
              mayAutomate
            />
          )}
          {can.keep && (
            <Button busy={keep.busy} onClick={() => keep.run()}>
              Keep my membership
            </Button>
          )}
          {isRunning && <Button onClick={() => setDoing('code')}>Show my code</Button>}
          {can.changePlan &&
            (membership.change ? (
              <Button busy={stay.busy} onClick={() => stay.run()}>
                Stay on {plan}
              </Button>
            ) : (
              <Button onClick={() => setDoing('plan')}>Change plan</Button>
            ))}
          {can.updateCard && (
            <Button busy={card.busy} onClick={() => card.run({ card: membershipId })}>
              {renewal ? 'Update card' : 'Renew by card'}
            </Button>
          )}
          {can.stopRenewal && (
            <Button busy={stop.busy} onClick={() => stop.run()}>
              Stop renewing
            </Button>
          )}
          {can.freeze && <Button onClick={() => setDoing('freeze')}>Freeze</Button>}
          <Button onClick={() => setDoing('payments')}>Payments and receipts</Button>
          {can.cancel && (
            <Button variant="danger" onClick={() => setDoing('cancel')}>
              Cancel membership
            </Button>
          )}
        </Row>
      </Stack>
      {doing === 'code' && <CodeModal membership={membership} onClose={back} />}
      {doing === 'plan' && <ChangePlanModal membership={membership} onClose={back} />}
      {doing === 'freeze' && <FreezeModal membership={membership} onClose={back} />}
      {doing === 'payments' && <PaymentsModal membership={membership} onClose={back} />}
      {doing === 'cancel' && (
        <CancelModal membership={membership} onFreeze={() => setDoing('freeze')} onClose={back} />
      )}
    </Panel>
  );
}
