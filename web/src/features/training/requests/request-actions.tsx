import type { ProgramRequestReply } from '@chalkline/contract/training/program-request.schema.ts';
import { answerProgramRequest } from '@chalkline/contract/training/program-requests.endpoints.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../training.module.css';
import { trainingKey } from '../training-key.ts';
import { AcceptModal, DeclineModal } from './answer-modals.tsx';

/** What the viewer can do with an open request. */
export function RequestActions({ request }: { request: ProgramRequestReply }) {
  const { id: programRequestId, program, can } = request;
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const withdraw = useAction({
    send: (call) => call(answerProgramRequest, { params: { programRequestId }, body: { to: 'withdrawn' } }),
    done: 'Request withdrawn',
    failed: 'Couldn’t withdraw the request',
    invalidates: [trainingKey],
  });
  const close = () => setOpen(null);
  return (
    <div className={styles.pair}>
      {can.moveTo.includes('accepted') && (
        <Button aria-label={`Accept ${program.name}`} onClick={() => setOpen('accept')}>
          Accept
        </Button>
      )}
      {can.moveTo.includes('declined') && (
        <Button aria-label={`Decline ${program.name}`} onClick={() => setOpen('decline')}>
          Decline
        </Button>
      )}
      {can.moveTo.includes('withdrawn') && (
        <Button aria-label={`Withdraw ${program.name}`} busy={withdraw.busy} onClick={() => withdraw.run()}>
          Withdraw
        </Button>
      )}
      {open === 'accept' && <AcceptModal request={request} onClose={close} />}
      {open === 'decline' && <DeclineModal request={request} onClose={close} />}
    </div>
  );
}
