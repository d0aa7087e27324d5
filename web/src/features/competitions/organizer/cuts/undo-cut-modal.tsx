import { undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { type CutAsked, CutModal } from './cut-modal.tsx';

/** Asks before a cut is taken back. */
export function UndoCutModal({ plan, title, ...asked }: CutAsked) {
  const { divisionId, afterWorkoutId: workoutId } = plan;
  const params = { competitionId: asked.competition.id, divisionId, workoutId };
  return (
    <CutModal
      {...asked}
      question={`Take the cut back: ${title}?`}
      confirm="Take it back"
      keep="Leave as it is"
      danger
      send={(call) => call(undoCut, { params })}
      done="The cut is taken back"
      notified="whoever was cut is told"
    >
      <p>Whoever was cut by it competes again. Who was cut by hand stays cut.</p>
    </CutModal>
  );
}
