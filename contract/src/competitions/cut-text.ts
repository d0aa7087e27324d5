import type { Cut, CutRule, CutState } from './cut.schema.ts';

/** What a state is called: a proof, or how it stands. Provisional is a word for results only. */
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

/** Who goes on by a rule: `The top 10 go on`. `nameOf` tells what a workout is called; null: nobody may know yet. */
export function cutRuleText(rule: CutRule, nameOf: (workoutId: string) => string | null): string {
  switch (rule.by) {
    case 'top':
      return rule.count === 1 ? 'The first goes on' : `The top ${rule.count} go on`;
    case 'percent':
      return `The best ${rule.percent} % of ${fieldLabels[rule.of]} go on, rounded down`;
    case 'total':
      return `Whoever reaches ${rule.points} points goes on`;
    case 'result':
      return `Whoever reaches ${rule.typed} in ${nameOf(rule.workoutId) ?? 'a workout still to be told'} goes on`;
  }
}

/** What else a cut says, a sentence each. */
export function cutDetailTexts({ rule, ties, movesUp }: Pick<Cut, 'rule' | 'ties' | 'movesUp'>): string[] {
  const isRace = rule.by === 'top' || rule.by === 'percent';
  if (!isRace) return [];
  return [
    ties === 'all'
      ? 'Who is equal at the line goes on together.'
      : 'Of those who are equal at the line nobody goes on.',
    movesUp
      ? 'When somebody who goes on leaves, the next in line moves up.'
      : 'When somebody who goes on leaves, the place stays empty.',
  ];
}
