import type { MembershipDetails } from '@chalkline/contract/memberships/membership.schema.ts';
import {
  cancelMembership,
  keepMembership,
  stopRenewal,
  takeCash,
} from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { ComingDays } from '../coming-days.tsx';
import { nextText, throughLabel } from '../membership-next.ts';
import { StateMark } from '../membership-state.tsx';
import { changeText, costsText, moneyText, renewalText, spanText } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';
import { FreezeModal } from './freeze-modal.tsx';
import { PeriodsList } from './periods-list.tsx';
import { useUndoVisit } from './use-undo-visit.ts';

type Doing = 'cash' | 'freeze' | 'cancel';

/** One member’s membership, for its seller. */
export function MembershipModal({ membershipId, onClose }: { membershipId: string; onClose: () => void }) {
  const query = useQuery(membershipQueries.one(membershipId));
  const [doing, setDoing] = useState<Doing | null>(null);
  const found = query.data;
  const back = () => setDoing(null);
  if (found && doing === 'freeze') return <FreezeModal membership={found} onClose={back} />;
  if (found && doing === 'cash') return <CashQuestion membership={found} onClose={back} />;
  if (found && doing === 'cancel') return <CancelQuestion membership={found} onClose={back} />;
  return (
    <Modal opened onClose={onClose} title={found?.person.name ?? 'Member'} below={found?.email} width={560}>
      <Loaded query={query} failed="Couldn’t load this membership">
        {(membership) => (
          <Stack gap={16}>
            <Facts narrow>
              <Fact label="Plan" value={membership.plan} />
              <Fact label="State" value={<StateMark membership={membership} />} />
              <Fact label={throughLabel(membership)} value={calendarDayText(membership.paidThrough)} />
              <Fact label="Member since" value={calendarDayText(membership.joinedOn)} />
              <Fact label="Price" value={costsText(membership)} />
            </Facts>
            {membership.visits.last && <LastVisit visits={membership.visits} last={membership.visits.last} />}
            {membership.change && <p>{changeText(membership.change)}</p>}
            {membership.renewal && (
              <p>
                {membership.renewal.dearer === null
                  ? renewalText(membership.renewal, membership)
                  : `${nextText(membership)}.`}
              </p>
            )}
            {membership.cancelReason && <p>Reason for canceling: {membership.cancelReason}</p>}
            <ComingDays membership={membership} />
            <Actions membership={membership} onChoose={setDoing} />
            <PeriodsList membership={membership} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

/** When they came last, and a way to undo a wrong check-in. */
function LastVisit({ visits, last }: { visits: MembershipDetails['visits']; last: string }) {
  const { recent, undoable } = visits;
  const undo = useUndoVisit();
  return (
    <Row>
      <p>
        Last here <TimeAgo at={last} />, {counted(recent, ['visit', 'visits'])} in 30 days.
      </p>
      {undoable && (
        <Button variant="text" busy={undo.busy} onClick={() => undo.run(undoable)}>
          Undo check-in
        </Button>
      )}
    </Row>
  );
}

interface ActionsProps {
  membership: MembershipDetails;
  onChoose: (doing: Doing) => void;
}

function Actions({ membership, onChoose }: ActionsProps) {
  const { id: membershipId, can, price, currency } = membership;
  const keep = useAction({
    send: (call) => call(keepMembership, { params: { membershipId } }),
    done: 'Cancellation undone',
    failed: 'Couldn’t undo the cancellation',
    invalidates: [membershipQueries.all],
  });
  const stop = useAction({
    send: (call) => call(stopRenewal, { params: { membershipId } }),
    done: 'This membership doesn’t renew anymore',
    failed: 'Couldn’t stop the renewal',
    invalidates: [membershipQueries.all],
  });
  return (
    <Row>
      {can.takeCash && (
        <Button variant="main" onClick={() => onChoose('cash')}>
          {price === 0 ? 'Renew' : `Take ${moneyText(price, currency)} in cash`}
        </Button>
      )}
      {can.stopRenewal && (
        <Button busy={stop.busy} onClick={() => stop.run()}>
          Stop renewing
        </Button>
      )}
      {can.freeze && <Button onClick={() => onChoose('freeze')}>Freeze</Button>}
      {can.keep && (
        <Button busy={keep.busy} onClick={() => keep.run()}>
          Undo cancellation
        </Button>
      )}
      {can.cancel && (
        <Button variant="danger" onClick={() => onChoose('cancel')}>
          Cancel membership
        </Button>
      )}
    </Row>
  );
}

function CashQuestion({ membership, onClose }: { membership: MembershipDetails; onClose: () => void }) {
  const { id: membershipId, person, plan, price, currency, next } = membership;
  const verb = price === 0 ? 'Renew' : `Take ${moneyText(price, currency)}`;
  return (
    <ConfirmAction
      title={price === 0 ? `Renew ${plan} for ${person.name}?` : `${verb} in cash from ${person.name}?`}
      confirm={verb}
      keep="Not now"
      send={(call) => call(takeCash, { params: { membershipId }, body: { startsOn: next.startsOn } })}
      done={price === 0 ? 'Membership renewed' : 'Payment recorded'}
      invalidates={[membershipQueries.all]}
      onClose={onClose}
    >
      <p>
        Pays {plan} from {spanText(next)}.
        {price > 0 && ' The cash stays at your desk and goes into your books. Nothing is charged online.'}
      </p>
    </ConfirmAction>
  );
}

function CancelQuestion({ membership, onClose }: { membership: MembershipDetails; onClose: () => void }) {
  const { id: membershipId, person, plan, paidThrough } = membership;
  return (
    <ConfirmAction
      title={`Cancel ${plan} of ${person.name}?`}
      confirm="Cancel membership"
      keep="Keep it"
      danger
      send={(call) => call(cancelMembership, { params: { membershipId }, body: { reason: '' } })}
      done="Membership canceled"
      invalidates={[membershipQueries.all]}
      onClose={onClose}
    >
      <p>The paid time ends on {calendarDayText(paidThrough)}. You can undo this until then.</p>
    </ConfirmAction>
  );
}
