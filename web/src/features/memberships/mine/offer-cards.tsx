import type { PlanOffer } from '@chalkline/contract/memberships/plan.schema.ts';
import styles from '../memberships.module.css';
import { PlanCard } from '../plans/plan-card.tsx';
import { JoinButton } from './join-button.tsx';

interface OfferCardsProps {
  offers: readonly PlanOffer[];
  /** Off where the page is the seller’s. */
  namesSeller?: boolean;
}

/** Plans that somebody can join. */
export function OfferCards({ offers, namesSeller = false }: OfferCardsProps) {
  return (
    <ul className={styles.plans}>
      {offers.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          foot={
            <>
              {namesSeller && <span>{plan.seller}</span>}
              {plan.isPaused || plan.isFull ? (
                <span>{plan.isPaused ? 'New memberships are paused for now' : 'Every place is taken'}</span>
              ) : (
                <JoinButton
                  plan={{ ...plan, planId: plan.id }}
                  label={plan.trialDays === null ? 'Join' : 'Try for free'}
                  mayAutomate
                />
              )}
            </>
          }
        />
      ))}
    </ul>
  );
}
