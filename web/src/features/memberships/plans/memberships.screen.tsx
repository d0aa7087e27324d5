import type { PlanReply, PlansReply } from '@chalkline/contract/memberships/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanModal } from './plan-modal.tsx';

/** What a gym or a trainer sells by the month, quarter or year. */
export function MembershipsScreen() {
  const query = useQuery(membershipQueries.plans());
  return (
    <Page width="work">
      <Loaded query={query} failed="Couldn’t load your plans" panel>
        {(found) => <Plans found={found} />}
      </Loaded>
    </Page>
  );
}

function Plans({ found }: { found: PlansReply }) {
  const { seller, plans, can } = found;
  const [open, setOpen] = useState<PlanReply | 'new' | null>(null);
  const isTrainer = useSession()?.user.accountType === 'trainer';
  const people = plans.reduce((sum, plan) => sum + plan.people, 0);
  return (
    <Stack gap={16}>
      <PageTitle
        below={`${seller}: ${counted(people, ['member', 'members'])} on ${counted(plans.length, ['plan', 'plans'])}.`}
        actions={
          <>
            <ButtonLink to={urlOf('clientMemberships')}>See members</ButtonLink>
            {isTrainer && <ButtonLink to={urlOf('revenues')}>Revenues</ButtonLink>}
            {can.add && (
              <Button
                variant="main"
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setOpen('new')}
              >
                Add a plan
              </Button>
            )}
          </>
        }
      >
        Memberships
      </PageTitle>
      {plans.length === 0 ? (
        <EmptyState title="No plans yet">
          {can.manage
            ? 'Add the first one with its price and what it includes. People can then join.'
            : 'Plans appear here once your administrator adds them.'}
        </EmptyState>
      ) : (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              foot={<PlanFoot plan={plan} manages={can.manage} onEdit={() => setOpen(plan)} />}
            />
          ))}
        </ul>
      )}
      {open && (
        <PlanModal
          plan={open === 'new' ? null : open}
          sellsToCompanies={can.sellToCompanies}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

interface PlanFootProps {
  plan: PlanReply;
  manages: boolean;
  onEdit: () => void;
}

function PlanFoot({ plan, manages, onEdit }: PlanFootProps) {
  const { id, name, people, trialing, capacity, isOn } = plan;
  const has =
    capacity === null
      ? counted(people, ['person', 'people'])
      : `${numberText(people)} of ${numberText(capacity)} places`;
  const tries = trialing > 0 ? `, ${numberText(trialing)} on a trial` : '';
  return (
    <>
      <span>
        {has}
        {tries}
        {!isOn && ', not on sale'}
      </span>
      <Row>
        {isOn && (
          <ButtonLink
            size={32}
            to={urlOf('subscriptions', {}, { plan: id })}
            aria-label={`Joining page of ${name}`}
          >
            Joining page
          </ButtonLink>
        )}
        {manages && (
          <Button size={32} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </Row>
    </>
  );
}
