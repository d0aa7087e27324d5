import type { Cut, CutRule, CutState } from './cut.schema.ts';

/** The label of each state: a proof, or the current position. "Provisional" is only used for results. */
export const cutStateLabels: Readonly<Record<CutState, string>> = {
  clinched: 'Clinched',
  above: 'In for now',
  below: 'Out for now',
  out: 'Out',
};

const fieldLabels = {
  entered: 'the field',
  started: 'those who started',
  planned: 'the planned field',
} as const;

/** Who advances: `The top 10 advance`. `nameOf` returns a workout's name, or null if it isn't released. */
export function cutRuleText(rule: CutRule, nameOf: (workoutId: string) => string | null): string {
  switch (rule.by) {
    case 'top':
      return rule.count === 1 ? 'First place advances' : `The top ${rule.count} advance`;
    case 'percent':
      return `The best ${rule.percent}% of ${fieldLabels[rule.of]} advance, rounded down`;
    case 'total':
      return `Everyone with ${rule.points} points advances`;
    case 'result':
      return `Everyone with ${rule.typed} in ${nameOf(rule.workoutId) ?? 'an unannounced workout'} advances`;
  }
}

/** A cut's further rules, one sentence each. */
export function cutDetailTexts({ rule, ties, movesUp }: Pick<Cut, 'rule' | 'ties' | 'movesUp'>): string[] {
  const isRace = rule.by === 'top' || rule.by === 'percent';
  if (!isRace) return [];
  return [
    ties === 'all' ? 'Everyone tied at the cut line advances.' : 'No one tied at the cut line advances.',
    movesUp
      ? 'If someone who advanced withdraws, the next in line moves up.'
      : 'If someone who advanced withdraws, the spot stays empty.',
  ];
}
