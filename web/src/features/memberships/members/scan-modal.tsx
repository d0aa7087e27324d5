import { addVisit } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import type { VisitReply, VisitVerdict } from '@chalkline/contract/memberships/visit.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useRef, useState } from 'react';
import { CodeReader } from '../../../patterns/scanning/code-reader.tsx';
import { type Verdict, VerdictPanel } from '../../../patterns/scanning/verdict-panel.tsx';
import { playVerdict } from '../../../patterns/scanning/verdict-sound.ts';
import { call, queryClient } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { relativeTime } from '../../../ui/times.ts';
import { stateText } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';
import { useUndoVisit } from './use-undo-visit.ts';

interface ScanModalProps {
  onOpen: (membershipId: string) => void;
  onClose: () => void;
}

interface Shown {
  verdict: Verdict;
  membershipId: string | null;
  undoable: string | null;
  /** Who hasn’t signed the gym’s waivers. */
  unsignedBy: string | null;
}

/** Lets members in by the code on their phone. */
export function ScanModal({ onOpen, onClose }: ScanModalProps) {
  // Administrators have the desk beside their figures.
  const part = useSession()?.user.accountType === 'corporate_admin' ? 'desk' : undefined;
  const busy = useRef(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const undo = useUndoVisit(() => setShown(null));
  const scan = async (code: string) => {
    if (busy.current) return;
    busy.current = true;
    const found = await call(addVisit, { body: { code } }).then(
      ({ data }) => ({
        verdict: verdictOf(data),
        membershipId: data.membership.id,
        undoable: data.undoable,
        unsignedBy: data.missingWaivers.length > 0 ? data.membership.person.id : null,
      }),
      (failure: unknown) => ({
        verdict: refused(failure),
        membershipId: null,
        undoable: null,
        unsignedBy: null,
      }),
    );
    busy.current = false;
    setShown(found);
    playVerdict(found.verdict.tone);
    await queryClient.invalidateQueries({ queryKey: membershipQueries.all });
  };
  const openId = shown?.membershipId ?? null;
  const undoable = shown?.undoable ?? null;
  return (
    <Modal opened onClose={onClose} title="Let members in" width={560}>
      <CodeReader label="Member code" onCode={(code) => void scan(code)}>
        {shown && (
          <VerdictPanel verdict={shown.verdict}>
            {openId && (
              <Button size={48} onClick={() => onOpen(openId)}>
                Open membership
              </Button>
            )}
            {shown.unsignedBy && (
              <ButtonLink size={48} to={urlOf('dashboard', {}, { part, person: shown.unsignedBy })}>
                Sign at the desk
              </ButtonLink>
            )}
            {undoable && (
              <Button size={48} busy={undo.busy} onClick={() => undo.run(undoable)}>
                Undo
              </Button>
            )}
          </VerdictPanel>
        )}
      </CodeReader>
    </Modal>
  );
}

const looks: Readonly<Record<VisitVerdict, readonly [Verdict['tone'], Verdict['shape'], word: string]>> = {
  in: ['good', 'check', 'Come in'],
  again: ['warn', 'clock', 'Again'],
  due: ['warn', 'triangle', 'Payment due'],
  unpaid: ['bad', 'stop', 'Not paid'],
  frozen: ['bad', 'diamond', 'Frozen'],
  over: ['bad', 'stop', 'Over'],
};

function verdictOf({ verdict, membership, lastVisitAt, recentVisits, missingWaivers }: VisitReply): Verdict {
  const [tone, shape, word] = looks[verdict];
  const { person, plan } = membership;
  const more = {
    in: `${membership.state === 'trialing' ? `${stateText(membership)}. ` : ''}${counted(recentVisits, ['visit', 'visits'])} in 30 days`,
    again: lastVisitAt ? `Came in ${relativeTime(lastVisitAt, Date.now())}` : '',
    due: `${stateText(membership)}. Let them in, and ask for the payment`,
    unpaid: stateText(membership),
    frozen: stateText(membership),
    over: stateText(membership),
  }[verdict];
  const sentence = `${person.name}, ${plan}. ${more}.`;
  if (missingWaivers.length === 0) return { tone, shape, word, sentence };
  const unsigned = `${sentence} Not signed: ${missingWaivers.join(', ')}.`;
  return { tone: tone === 'good' ? 'warn' : tone, shape, word, sentence: unsigned };
}

/** A failed request is shown as a verdict too: the desk needs an answer. */
function refused(failure: unknown): Verdict {
  return { tone: 'warn', shape: 'triangle', word: 'Not checked', sentence: errorText(failure) };
}
