import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import type { ReactNode } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../../../patterns/keyed-call.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** What either action on a cut needs. */
export interface CutAsked {
  competition: CompetitionReply;
  plan: CutPlan;
  /** The division's board is frozen: nobody outside learns of the cut yet. */
  isHeld: boolean;
  /** Which division, after which workout. */
  title: string;
  onClose: () => void;
}

interface CutModalProps extends Pick<CutAsked, 'competition' | 'isHeld' | 'onClose'> {
  question: string;
  confirm: string;
  keep: string;
  danger?: boolean;
  send: (call: KeyedCall) => Promise<unknown>;
  /** The toast. */
  done: string;
  /** Who is notified: "everybody with an account is told". */
  notified: string;
  children: ReactNode;
}

/** Asks once before a cut is made or undone. */
export function CutModal({ isHeld, question, notified, children, ...action }: CutModalProps) {
  return (
    <ConfirmAction {...action} title={question} invalidates={[competitionQueries.all]}>
      {children}
      <p>
        {isHeld
          ? `The board is frozen, so nobody is told yet. Once it follows again, ${notified} in the app and by mail.`
          : `Right away ${notified} in the app and by mail.`}
      </p>
    </ConfirmAction>
  );
}
