import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import type { ReactNode } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../../../patterns/keyed-call.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** What both cut dialogs get. */
export interface CutAsked {
  competition: CompetitionReply;
  plan: CutPlan;
  /** The division's board is frozen, so no one is notified of the cut yet. */
  isHeld: boolean;
  /** The division and the workout before the cut. */
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
  /** Who is notified: "athletes with an account are notified". */
  notified: string;
  children: ReactNode;
}

/** Asks before a cut is made or undone. */
export function CutModal({ isHeld, question, notified, children, ...action }: CutModalProps) {
  return (
    <ConfirmAction {...action} title={question} invalidates={[competitionQueries.all]}>
      {children}
      <p>
        {isHeld
          ? `The leaderboard is frozen, so no one is notified yet. Once you unfreeze it, ${notified} in the app and by email.`
          : `Right away, ${notified} in the app and by email.`}
      </p>
    </ConfirmAction>
  );
}
