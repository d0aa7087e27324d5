import { undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { type CutAsked, CutModal } from './cut-modal.tsx';

/** Asks before a cut is undone. */
export function UndoCutModal({ plan, title, ...asked }: CutAsked) {
  const { divisionId, afterWorkoutId: workoutId } = plan;
  const params = { competitionId: asked.competition.id, divisionId, workoutId };
  return (
    <CutModal
      {...asked}
      question={`Undo cut for ${title}?`}
      confirm="Undo cut"
      keep="Keep cut"
      danger
      send={(call) => call(undoCut, { params })}
      done="Cut undone"
      notified="athletes who were cut are notified"
    >
      <p>Athletes who were cut compete again. Those you cut by hand stay cut.</p>
    </CutModal>
  );
}
