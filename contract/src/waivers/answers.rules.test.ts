import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblems, answersById, askedQuestions, shownAnswer } from './answers.rules.ts';
import { type Question, questionForm } from './question.schema.ts';

const usual = {
  scope: 'person' as const,
  hint: '',
  required: true,
  options: [] as string[],
  unit: '',
  min: null,
  max: null,
};
const shirt: Question = {
  ...usual,
  id: 'shirt',
  kind: 'choice',
  label: 'Shirt',
  options: ['S', 'M'],
  condition: null,
};
const injured: Question = {
  ...usual,
  id: 'injured',
  kind: 'consent',
  required: false,
  label: 'Injured?',
  condition: null,
};
const injury: Question = {
  ...usual,
  id: 'injury',
  kind: 'text',
  label: 'Which injury?',
  condition: { questionId: 'injured', values: ['yes'] },
};
const all = [shirt, injured, injury];
const problems = (given: readonly (readonly [string, unknown])[]) =>
  answerProblems(
    all,
    answersById(given.map(([questionId, value]) => ({ questionId, value: value as never }))),
  ).map(({ questionId, code }) => `${questionId} ${code}`);

describe('answers', () => {
  it.each([
    ['nothing', [], ['shirt answer_required']],
    ['an option', [['shirt', 'S']], []],
    ['blanks', [['shirt', '  ']], ['shirt answer_required']],
    ['no option', [['shirt', 'XXL']], ['shirt invalid']],
    ['another type', [['shirt', 4]], ['shirt invalid']],
    [
      'a condition that holds',
      [
        ['shirt', 'S'],
        ['injured', true],
      ],
      ['injury answer_required'],
    ],
    [
      'a condition that holds, answered',
      [
        ['shirt', 'S'],
        ['injured', true],
        ['injury', 'Knee'],
      ],
      [],
    ],
    [
      'an answer nobody asked for',
      [
        ['shirt', 'S'],
        ['injury', 'Knee'],
      ],
      [],
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(problems(given)).toEqual(expected);
  });

  it('of a required consent are yes', () => {
    const photos: Question = { ...injured, id: 'photos', required: true };
    const found = (value: boolean) => answerProblems([photos], new Map([['photos', value]])).length;
    expect([found(true), found(false)]).toEqual([0, 1]);
  });

  it('of numbers and days keep to their limits', () => {
    const lift: Question = { ...injury, id: 'lift', kind: 'number', min: 20, max: 300, condition: null };
    const born: Question = { ...lift, id: 'born', kind: 'date' };
    const fits = (question: Question, value: string | number) =>
      answerProblems([question], new Map([[question.id, value]])).length === 0;
    expect([fits(lift, 20), fits(lift, 19.5), fits(lift, 301)]).toEqual([true, false, false]);
    expect([fits(born, '2000-02-29'), fits(born, '2000-13-01'), fits(born, 'soon')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('read as people say them', () => {
    expect(shownAnswer({ kind: 'number', unit: 'kg' }, 72.5)).toBe('72.5 kg');
    expect(shownAnswer({ kind: 'choices', unit: '' }, ['S', 'M'])).toBe('S, M');
    expect(shownAnswer({ kind: 'consent', unit: '' }, true)).toBe('Yes');
  });

  it('to a question whose condition is not asked are never asked for', () => {
    const chain: Question[] = [
      injured,
      { ...injured, id: 'b', condition: { questionId: 'injured', values: ['yes'] } },
      { ...injured, id: 'c', condition: { questionId: 'b', values: ['no'] } },
    ];
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (first, second) => {
        const given = new Map([
          ['injured', first],
          ['b', second],
        ]);
        const ids = askedQuestions(chain, given).map(({ id }) => id);
        expect(ids.includes('b')).toBe(first);
        expect(ids.includes('c')).toBe(first && !second);
      }),
    );
  });
});

describe('a form', () => {
  const isForm = (questions: readonly Question[]) =>
    questionForm.safeParse({ subjectKind: 'competition', subjectId: 'c', version: 0, questions }).success;

  it('depends on earlier questions and their answers only', () => {
    expect(isForm(all)).toBe(true);
    expect(isForm([injury, injured])).toBe(false);
    expect(isForm([shirt, { ...injury, condition: { questionId: 'shirt', values: ['XXL'] } }])).toBe(false);
    expect(
      isForm([shirt, { ...injury, scope: 'order', condition: { questionId: 'shirt', values: ['S'] } }]),
    ).toBe(false);
    expect(isForm([shirt, shirt])).toBe(false);
  });
});
