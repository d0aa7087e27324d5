import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { useResultsChanged } from '../results/use-results-changed.ts';

/** What either deed about a cut is asked for. */
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
  /** The answers: the deed, and leaving it. */
  confirm: string;
  keep: string;
  danger?: boolean;
  act: () => Promise<unknown>;
  /** What is said once it is done. */
  done: string;
  /** Who is told, by the bell and by mail. */
  told: string;
  children: ReactNode;
}

/** Asks once for a deed about a cut. What stands against it is said in the dialog. */
export function CutModal({
  competition,
  isHeld,
  question,
  act,
  done,
  told,
  children,
  ...asked
}: CutModalProps) {
  const changed = useResultsChanged(competition.id);
  const say = useErrorText();
  const deed = useMutation({
    mutationFn: act,
    onSuccess: () => {
      changed(done);
      asked.onClose();
    },
    // Somebody may have been first: what is shown is read again.
    onError: () => changed(null),
  });
  return (
    <ConfirmModal {...asked} opened title={question} onConfirm={() => deed.mutate()} busy={deed.isPending}>
      <Stack gap={12}>
        {children}
        <p>
          {isHeld
            ? `The board is frozen, so nobody is told yet. Once it follows again, ${told} in the app and by mail.`
            : `Right away ${told} in the app and by mail.`}
        </p>
        {deed.isError && (
          <Note tone="bad" announced>
            {say(deed.error)}
          </Note>
        )}
      </Stack>
    </ConfirmModal>
  );
}
