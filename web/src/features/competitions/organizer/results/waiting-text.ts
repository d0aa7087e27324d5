import {
  type FrozenBoardReply,
  type HeldRule,
  heldAtMost,
} from '@chalkline/contract/competitions/publication.schema.ts';
import { counted } from '../../../../ui/counted.ts';

const ruleTexts: Readonly<Record<HeldRule, string>> = {
  scoring: 'the competition’s scoring',
  points: 'the division’s points',
  teams: 'how teams are scored',
  cuts: 'the cuts',
  workouts: 'the workouts or how they are scored',
};

/** The changes a frozen board hides: `Hidden until you unfreeze it: 12 new or corrected scores, 1 changed athlete.` */
export function waitingText(board: FrozenBoardReply): string {
  const { scores, decisions, entries, teams, results, rules } = board;
  const kinds = [
    [scores, ['new or corrected score', 'new or corrected scores']],
    [decisions, ['penalty or adjustment', 'penalties or adjustments']],
    [entries, ['changed athlete', 'changed athletes']],
    [teams, ['team with changed members', 'teams with changed members']],
    [results, ['result published, finalized or hidden', 'results published, finalized or hidden']],
  ] as const;
  const some = kinds.flatMap(([count, words]) => (count > 0 ? [amount(count, words)] : []));
  const changed = rules.map((rule) => ruleTexts[rule]);
  if (some.length + changed.length === 0) return 'It hides no changes so far.';
  const waits = some.length > 0 ? `Hidden until you unfreeze it: ${some.join(', ')}.` : '';
  const scored = changed.length > 0 ? `Changed since the freeze: ${changed.join(', ')}.` : '';
  return [waits, scored].filter((sentence) => sentence).join(' ');
}

function amount(count: number, words: readonly [string, string]): string {
  return `${count >= heldAtMost ? 'at least ' : ''}${counted(count, words)}`;
}
