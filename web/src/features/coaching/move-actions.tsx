import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { type CoachingReply, coachingLengths } from '@chalkline/contract/coaching/coaching.schema.ts';
import { moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { coachingQueries } from './coaching.queries.ts';

type Asked = 'refused' | 'ended' | 'withdrawn';

const askedFirst: readonly CoachingState[] = ['refused', 'ended', 'withdrawn'];
const isAskedFirst = (to: CoachingState): to is Asked => askedFirst.includes(to);

/** What the viewer can do with a request or coaching now, as buttons. */
export function MoveActions({ coaching }: { coaching: CoachingReply }) {
  const { id, state, other, can } = coaching;
  const [asking, setAsking] = useState<Asked | null>(null);
  const { run, busy } = useAction<'active' | 'paused'>({
    send: (call, to) => call(moveCoaching, { params: { coachingId: id }, body: { from: state, to } }),
    done: (_, to) =>
      to === 'paused'
        ? `Coaching of ${other.name} paused`
        : state === 'asked'
          ? `You now coach ${other.name}`
          : `Coaching of ${other.name} resumed`,
    failed: 'Couldn’t change the coaching',
    invalidates: [coachingQueries.all],
  });
  const accept = state === 'asked' ? 'Accept' : 'Resume';
  return (
    <>
      {can.moveTo.map((to) =>
        isAskedFirst(to) ? (
          <Button
            key={to}
            variant={to === 'withdrawn' ? 'line' : 'danger'}
            aria-label={`${asks[to].verb}: ${other.name}`}
            onClick={() => setAsking(to)}
          >
            {asks[to].verb}
          </Button>
        ) : (
          (to === 'active' || to === 'paused') && (
            <Button
              key={to}
              variant={state === 'asked' ? 'main' : 'line'}
              busy={busy}
              aria-label={`${to === 'active' ? accept : 'Pause'}: ${other.name}`}
              onClick={() => run(to)}
            >
              {to === 'active' ? accept : 'Pause'}
            </Button>
          )
        ),
      )}
      {asking && <MoveDialog coaching={coaching} to={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const asks = {
  refused: {
    verb: 'Refuse',
    keep: 'Go back',
    done: 'Request refused',
    title: (name: string) => `Refuse the request of ${name}?`,
    text: () => 'They can read your reason and ask again later.',
  },
  withdrawn: {
    verb: 'Withdraw',
    keep: 'Keep it',
    done: 'Request withdrawn',
    title: (name: string) => `Withdraw your request to ${name}?`,
    text: () => 'You can ask again at any time.',
  },
  ended: {
    verb: 'End coaching',
    keep: 'Keep it',
    done: 'Coaching ended',
    title: (name: string) => `End the coaching with ${name}?`,
    text: ({ side, other: { name } }: CoachingReply) =>
      side === 'trainer'
        ? `You lose access to everything ${name} shares with you. If ${name} pays you for a membership, it ends with its paid time and isn’t renewed or refunded. Programs continue. To start again, ${name} sends you a new request.`
        : `${name} loses access to everything you share. If you pay ${name} for a membership, it stays valid until its paid time ends and isn’t renewed or refunded. Programs continue. To start again, send a new request.`,
  },
} as const;

interface MoveDialogProps {
  coaching: CoachingReply;
  to: Asked;
  onClose: () => void;
}

function MoveDialog({ coaching, to, onClose }: MoveDialogProps) {
  const [reason, setReason] = useKeptState(`coaching ${coaching.id} ${to}`, '');
  const [missing, setMissing] = useState(false);
  const { verb, keep, done, title, text } = asks[to];
  const { id, state, other } = coaching;
  return (
    <ConfirmAction
      title={title(other.name)}
      confirm={verb}
      keep={keep}
      danger={to !== 'withdrawn'}
      check={() => {
        const isMissing = to === 'refused' && reason.trim() === '';
        setMissing(isMissing);
        return !isMissing;
      }}
      send={(call) => call(moveCoaching, { params: { coachingId: id }, body: { from: state, to, reason } })}
      done={done}
      invalidates={[coachingQueries.all]}
      onClose={onClose}
    >
      <p>{text(coaching)}</p>
      {to === 'refused' && (
        <TextArea
          id="reason"
          label="Reason"
          rows={3}
          maxLength={coachingLengths.reason}
          error={missing ? 'Write a reason of up to 500 characters.' : undefined}
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      )}
    </ConfirmAction>
  );
}
