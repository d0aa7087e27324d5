import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { useResultsChanged } from '../results/use-results-changed.ts';

interface UndoCutModalProps {
  competition: CompetitionReply;
  plan: CutPlan;
  title: string;
  onClose: () => void;
}

/** Asks before a cut is taken back. */
export function UndoCutModal({ competition, plan, title, onClose }: UndoCutModalProps) {
  const changed = useResultsChanged(competition.id);
  const say = useErrorText();
  const { divisionId, afterWorkoutId: workoutId } = plan;
  const undo = useMutation({
    mutationFn: () => call(undoCut, { params: { competitionId: competition.id, divisionId, workoutId } }),
    onSuccess: () => {
      changed('The cut is taken back');
      onClose();
    },
    onError: () => changed(null),
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => undo.mutate()}
      title={`Take the cut back: ${title}?`}
      confirm="Take it back"
      keep="Leave as it is"
      danger
      busy={undo.isPending}
    >
      <p>Whoever was cut by it competes again. Who was cut by hand stays cut.</p>
      {undo.isError && (
        <Note tone="bad" announced>
          {say(undo.error)}
        </Note>
      )}
    </ConfirmModal>
  );
}
