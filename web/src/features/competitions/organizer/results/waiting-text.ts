import {
  type FrozenBoardReply,
  type HeldRule,
  heldAtMost,
} from '@chalkline/contract/competitions/publication.schema.ts';
import { counted } from '../../../../ui/counted.ts';

const ruleTexts: Readonly<Record<HeldRule, string>> = {
  scoring: 'the scoring of the competition',
  points: 'the division’s points',
  teams: 'how teams are added up',
  cuts: 'the cuts',
  workouts: 'the workouts or how they are scored',
};

/** `Behind it wait: 12 new or corrected scores, 1 changed entry.` What nobody outside sees until the board follows. */
export function waitingText(board: FrozenBoardReply): string {
  const { scores, decisions, entries, teams, results, rules } = board;
  const kinds = [
    [scores, ['new or corrected score', 'new or corrected scores']],
    [decisions, ['penalty or points by hand', 'penalties or points by hand']],
    [entries, ['changed entry', 'changed entries']],
    [teams, ['team with other members', 'teams with other members']],
    [results, ['result published, settled or taken back', 'results published, settled or taken back']],
  ] as const;
  const some = kinds.flatMap(([count, words]) => (count > 0 ? [amount(count, words)] : []));
  const changed = rules.map((rule) => ruleTexts[rule]);
  if (some.length + changed.length === 0) return 'Nothing waits behind it.';
  const waits = some.length > 0 ? `Behind it wait: ${some.join(', ')}.` : '';
  const scored = changed.length > 0 ? `Changed behind it: ${changed.join(', ')}.` : '';
  return [waits, scored].filter((sentence) => sentence).join(' ');
}

function amount(count: number, words: readonly [string, string]): string {
  return `${count >= heldAtMost ? 'at least ' : ''}${counted(count, words)}`;
}
