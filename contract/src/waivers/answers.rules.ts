import type { AnswersGiven, AnswerValue, Question } from './question.schema.ts';

/** Answers by the id of their question. */
export type AnswersById = ReadonlyMap<string, AnswerValue>;

export interface AnswerProblem {
  readonly questionId: string;
  readonly code: 'answer_required' | 'invalid';
}

/** Answers that say something: empty ones are left out. */
export function answersById(given: AnswersGiven): AnswersById {
  return new Map(
    given.flatMap(({ questionId, value }) => {
      if (value === null || isEmpty(value)) return [];
      return [[questionId, typeof value === 'string' ? value.trim() : value] as const];
    }),
  );
}

function isEmpty(value: AnswerValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/** The questions that these answers lead to: those without a condition, and those whose condition holds. */
export function askedQuestions<Asked extends Question>(
  questions: readonly Asked[],
  answers: AnswersById,
): Asked[] {
  const asked: Asked[] = [];
  for (const question of questions) {
    const { condition } = question;
    const parent = asked.find(({ id }) => id === condition?.questionId);
    const holds =
      parent && chosenOf(answers.get(parent.id)).some((value) => condition?.values.includes(value));
    if (condition === null || holds) asked.push(question);
  }
  return asked;
}

function chosenOf(value: AnswerValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  // A consent that was not touched is not given.
  return value === undefined ? ['no'] : [String(value)];
}

/** What is wrong with the answers, in the order of the questions. Answers nobody asked for are no problem. */
export function answerProblems(questions: readonly Question[], answers: AnswersById): AnswerProblem[] {
  return askedQuestions(questions, answers).flatMap((question): AnswerProblem[] => {
    const value = answers.get(question.id);
    const isMissing = value === undefined || (question.kind === 'consent' && value === false);
    if (isMissing) return question.required ? [{ questionId: question.id, code: 'answer_required' }] : [];
    return fits(question, value) ? [] : [{ questionId: question.id, code: 'invalid' }];
  });
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function fits({ kind, options, min, max }: Question, value: AnswerValue): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && options.includes(value);
    case 'choices':
      return Array.isArray(value) && value.every((chosen) => options.includes(chosen));
    case 'number':
      return typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max);
    case 'date':
      return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value));
    case 'file':
      return typeof value === 'string';
    case 'consent':
      return typeof value === 'boolean';
  }
}

/** An answer as people read it. */
export function shownAnswer({ kind, unit }: Pick<Question, 'kind' | 'unit'>, value: AnswerValue): string {
  if (kind === 'file') return 'File';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return kind === 'number' && unit !== '' ? `${value} ${unit}` : String(value);
}
