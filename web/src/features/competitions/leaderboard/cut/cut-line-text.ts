import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import { cutDetailTexts, cutRuleText } from '@chalkline/contract/competitions/cut-text.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { numberText } from '../../../../ui/locale.ts';
import type { PointsText } from '../board-figures.ts';

type Named = Pick<BoardHead, 'workouts'>;

/** Looks up workout names; null if the workout isn't released. */
export function workoutNamer({ workouts }: Named): (workoutId: string) => string | null {
  return (workoutId) => workouts.find(({ id }) => id === workoutId)?.name ?? null;
}

/** `Cut after Night Ferry`, who goes on, and why no line parts the rows where they are mixed by now. */
export function lineText(head: Named, cut: BoardCut): { readonly title: string; readonly rule: string } {
  const nameOf = workoutNamer(head);
  const after = nameOf(cut.afterWorkoutId);
  const later = (cut.laterWorkoutIds ?? []).map((id) => nameOf(id) ?? 'a later workout');
  const more = cut.made
    ? ` The cut is final.${mixedText(cut.cutAbove ?? 0)}`
    : isMixed(cut)
      ? ` The cut isn’t final yet, and the order already includes ${later.join(', ')}.`
      : '';
  return {
    title: after === null ? 'Cut' : `Cut after ${after}`,
    rule: `${cutRuleText(cut.rule, nameOf)}.${more}`,
  };
}

/** Explains why a final cut has no line on the board. */
function mixedText(cutAbove: number): string {
  if (cutAbove === 0) return '';
  return ` ${cutAbove === 1 ? '1 athlete who was cut now ranks' : `${numberText(cutAbove)} athletes who were cut now rank`} above someone who advanced. Who advances doesn’t change.`;
}

/** Whether results after the cut have mixed who goes on and who does not, or corrections and moves since it was made. */
function isMixed({ lineAt, laterWorkoutIds = [], cutAbove = 0 }: BoardCut): boolean {
  return lineAt === null && (laterWorkoutIds.length > 0 || cutAbove > 0);
}

/** A board's cut in sentences, for the scoring panel. */
export function cutSentences(head: Named, cut: BoardCut): string[] {
  const { title, rule } = lineText(head, cut);
  return [`${title}: ${rule}`, ...cutDetailTexts(cut)];
}

/** How far a row is from the line: `12 above the cut line`; empty where that is not known, or proven already. */
export function gapText({ cut: state, total }: BoardRow, cut: BoardCut, points: PointsText): string {
  if ((state !== 'above' && state !== 'below') || total === null) return '';
  const other =
    cut.rule.by === 'total' ? cut.rule.points : state === 'above' ? cut.firstBelow : cut.lastAbove;
  if (other === null) return '';
  const gap = Math.round(Math.abs(total - other) * 1000) / 1000;
  return gap === 0 ? 'at the cut line' : `${points(gap)} ${state} the cut line`;
}

/**
 * Whether the line is drawn above a row: between who goes on and who does not, also where others are hidden. Where they
 * are mixed, the cut's text is above all rows instead.
 */
export function isLineAbove(cut: BoardCut | undefined, row: BoardRow, before: BoardRow | undefined): boolean {
  if (!cut) return false;
  if (cut.lineAt === null) return isMixed(cut) && row.order === 0;
  return before ? before.order < cut.lineAt && row.order >= cut.lineAt : row.order === cut.lineAt;
}
