/** A mistake that changes nothing that anybody could see, with the reason. */
export interface EqualMutant {
  readonly file: string;
  /** As the run names it. */
  readonly what: string;
  readonly why: string;
}

function equalIn(name: string, ...mutants: readonly (readonly [what: string, why: string])[]): EqualMutant[] {
  const file = name.endsWith('.ts') ? name : `server/src/competitions/ranking/${name}.rules.ts`;
  return mutants.map(([what, why]) => ({ file, what, why }));
}

const absentDefault = 'the default is for the types alone: the value is always there';

const onlySign = 'only the sign of a comparison counts';

const sameOrder = 'comparing gives the same order as packing; only the time it takes differs';

const nextSeason = 'the tables of the next season come before it and serve every such field';

/** Looked at one by one. What is not here and survives is a test that is missing. */
export const equalMutants: readonly EqualMutant[] = [
  ...equalIn(
    'share-of-best',
    [
      "0 becomes 1 in const best = (direction === 'lower' ? sorted[0] : sorted.at(-1)) ?? 0;",
      'an empty field has no best and no one to compare with it',
    ],
    ['0 becomes 1 in const upper = sorted[Math.floor(half)] ?? 0;', 'an empty field has no median'],
  ),
  ...equalIn('totals', [
    'restart > numberAt(reached, entry) becomes (restart >= numberAt(reached, entry))',
    'writing the number that is there already',
  ]),
  ...equalIn(
    'explain',
    [
      'after < order.length becomes (after <= order.length)',
      'beyond the order there is no place that could be equal',
    ],
    [
      "if (decidedBy === undefined) { throw new Error('Two entries with equa… becomes if (false) { throw new Error('Two entries with equal keys have differ…",
      'it never happens: a different place has a different key',
    ],
  ),
  ...equalIn(
    'team-result',
    ['0 becomes 1 in return decides ?? 0;', 'the order among equals, whose sum is the same'],
    ['0 becomes 1 in const differs = sortKey(a, scoring).map((part, index) => part - (othe…', absentDefault],
    ['0 becomes 1 in rounds += result.rounds ?? 0;', absentDefault],
    [
      "if (result.outcome !== 'finished') continue; becomes if (false) continue;",
      'only results that are added up get here, and a cap belongs to other types',
    ],
  ),
  ...equalIn(
    'sort-by-keys',
    ['1 becomes 2 in if (left < right) return -1;', onlySign],
    ['1 becomes 2 in if (left > right) return 1;', onlySign],
    ['2000 becomes 2001 in const packedFrom = 2000;', sameOrder],
    [
      'if (order.length < packedFrom) return order.sort(compare); becomes if (true) return order.sort(compare);',
      sameOrder,
    ],
    [
      'if (order.length < packedFrom) return order.sort(compare); becomes if (false) return order.sort(compare);',
      sameOrder,
    ],
    ['order.length < packedFrom becomes (order.length <= packedFrom)', sameOrder],
    ['order.length < packedFrom becomes (order.length >= packedFrom)', sameOrder],
  ),
  ...equalIn('distinct-results', [
    '0 becomes 1 in counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;',
    absentDefault,
  ]),
  ...equalIn('server/src/competitions/cuts/advancing.rules.ts', [
    'at < last becomes (at <= last)',
    'the last of them advances, so it is not counted',
  ]),
  ...equalIn('server/src/competitions/cuts/board-cut.rules.ts', [
    'division.points === null ? undefined : { points: division.points } becomes ({ points: division.points })',
    'a setting without points is passed over as none is',
  ]),
  ...equalIn('server/src/competitions/cuts/standard.rules.ts', [
    'numberAt(own, decides) < numberAt(least, decides) becomes (numberAt(own, decides) <= numberAt(least, decides))',
    'what decides is a number in which they differ',
  ]),
  ...equalIn(
    'contract/src/competitions/apply-penalties.ts',
    [
      '0 becomes 1 in const taken = takenFrom(done ?? 0, penalties, 1);',
      'a share is taken only where the reps done are known',
    ],
    [
      "if (result.outcome !== 'finished') return result; becomes if (false) return result;",
      'penalties are asked before whether they take anything, and of no other outcome they do',
    ],
    ['0 becomes 1 in const rounds = result.rounds ?? 0;', absentDefault],
    [
      '0 becomes 1 in return { ...result, amount: worsened(result.amount, takenFrom(0, pena…',
      'a share takes nothing where the reps of a round are not set',
    ],
  ),
  ...equalIn(
    'contract/src/competitions/points-tables.ts',
    [
      "2022 becomes 2023 in { name: '2019-5', years: [2019, 2022], field: 5, first: 100, runs: [[…",
      nextSeason,
    ],
    [
      "2022 becomes 2023 in { name: '2019-20', years: [2019, 2022], field: 20, first: 100, runs: …",
      nextSeason,
    ],
    [
      "2022 becomes 2023 in { name: '2019-30', years: [2019, 2022], field: 30, first: 100, runs: …",
      nextSeason,
    ],
    [
      "2022 becomes 2023 in { name: '2019-40', years: [2019, 2022], field: 40, first: 100, runs: …",
      nextSeason,
    ],
    [
      "2022 becomes 2023 in { name: '2019-50', years: [2019, 2022], field: 50, first: 100, runs: …",
      nextSeason,
    ],
    [
      "2018 becomes 2019 in { name: '2015-40', years: [2015, 2018], field: 40, first: 100, runs: …",
      nextSeason,
    ],
  ),
];
