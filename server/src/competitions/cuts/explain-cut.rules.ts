import { type CutFrame, type RankedField, shownMaterial } from './board-cut.rules.ts';
import { cutSentences } from './cut-sentences.rules.ts';
import { cutStanding } from './cut-standing.rules.ts';

type Look = Parameters<typeof shownMaterial>[1];
type Named = Look['workouts'][number] & { readonly name: string };

/** What an explanation of a place says of the cut; nothing where the board has none. */
export function explainCut(
  frame: CutFrame,
  look: Omit<Look, 'workouts'> & { readonly workouts: readonly Named[] },
  field: RankedField,
  entry: number,
): string[] {
  const material = shownMaterial(frame, look, field);
  if (!material) return [];
  const nameOf = (id: string) => look.workouts.find((workout) => workout.id === id)?.name ?? null;
  return cutSentences({ material, standing: cutStanding(material), nameOf }, entry);
}
