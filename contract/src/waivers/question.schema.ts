import { z } from 'zod';
import { idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { subjectFields } from './paper-subjects.ts';

export const questionKinds = ['text', 'choice', 'choices', 'number', 'date', 'file', 'consent'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** `order`: answered once by the buyer. `person`: answered by everybody who takes part. */
export const questionScopes = ['person', 'order'] as const;
export type QuestionScope = (typeof questionScopes)[number];

export const questionLimits = {
  questions: 40,
  options: 30,
  label: 200,
  hint: 300,
  option: 80,
  unit: 12,
  text: 2000,
} as const;

/** Asked only if an earlier question was answered with one of these: options, or yes and no for a consent. */
const condition = z.strictObject({
  questionId: idField,
  values: z.array(z.string().min(1).max(questionLimits.option)).min(1).max(questionLimits.options),
});

export const question = z
  .strictObject({
    /** Made by the person who adds it; an edited question keeps it. */
    id: idField,
    scope: z.enum(questionScopes),
    kind: z.enum(questionKinds),
    label: lineField(questionLimits.label),
    hint: optionalLine(questionLimits.hint).default(''),
    required: z.boolean(),
    /** For `choice` and `choices`. */
    options: z.array(lineField(questionLimits.option)).max(questionLimits.options).default([]),
    /** For `number`: shown after it, such as kg. */
    unit: optionalLine(questionLimits.unit).default(''),
    /** For `number`. */
    min: z.number().nullable().default(null),
    max: z.number().nullable().default(null),
    condition: condition.nullable().default(null),
  })
  .refine(({ kind, options }) => (kind === 'choice' || kind === 'choices') === options.length >= 2, {
    path: ['options'],
    error: 'has at least two options where people choose, and none otherwise',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    error: 'has the same option twice',
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    error: 'is below the lowest number',
  });
export type Question = z.output<typeof question>;

/** The values that a condition can name. */
export function conditionValues({ kind, options }: Pick<Question, 'kind' | 'options'>): readonly string[] {
  if (kind === 'consent') return ['yes', 'no'];
  return kind === 'choice' || kind === 'choices' ? options : [];
}

/** All questions in their order; `version` is the one that was read, 0 where there were none. */
export const questionForm = z
  .strictObject({
    ...subjectFields,
    version: z.int().min(0),
    questions: z.array(question).max(questionLimits.questions),
    /** Until when people change their answers; null: as long as the thing is open; left out: as it is. */
    answersUntil: momentField.nullable().optional(),
  })
  .superRefine(({ questions }, context) => {
    for (const [index, { id, scope, condition: asked }] of questions.entries()) {
      const earlier = questions.slice(0, index);
      const issue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['questions', index, field], message });
      if (earlier.some((other) => other.id === id)) issue('id', 'is there twice');
      if (asked === null) continue;
      const parent = earlier.find((other) => other.id === asked.questionId && other.scope === scope);
      const known = parent ? conditionValues(parent) : [];
      if (!asked.values.every((value) => known.includes(value)))
        issue('condition', 'names no answer of an earlier question');
    }
  });
export type QuestionForm = z.output<typeof questionForm>;

/** Text, an option, a day (2026-12-05) or the id of an uploaded file; options; a number; a consent. */
const value = z.union([
  z.string().max(questionLimits.text),
  z.array(z.string().max(questionLimits.option)).max(questionLimits.options),
  z.number(),
  z.boolean(),
]);
export type AnswerValue = z.output<typeof value>;

/** Answers as calls bring them; a question without one is left out, or null. */
export const answersField = z
  .array(z.strictObject({ questionId: idField, value: value.nullable() }))
  .max(questionLimits.questions)
  .refine((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length, {
    error: 'answers the same question twice',
  });
export type AnswersGiven = z.output<typeof answersField>;

export const questionReply = z.object({
  id: z.string(),
  scope: z.enum(questionScopes),
  kind: z.enum(questionKinds),
  label: z.string(),
  hint: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
  unit: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  condition: z.object({ questionId: z.string(), values: z.array(z.string()) }).nullable(),
});

export const questionsReply = z.object({
  version: z.int(),
  questions: z.array(questionReply),
  /** Until when people change their answers; null: as long as the thing is open. */
  answersUntil: momentField.nullable(),
  /** The last answers of the one who asks, about themselves. */
  mine: z.array(z.object({ questionId: z.string(), value })),
  can: z.object({ manage: z.boolean(), answer: z.boolean() }),
});
export type QuestionsReply = z.output<typeof questionsReply>;

export const myAnswers = z.strictObject({ ...subjectFields, answers: answersField });
export type MyAnswers = z.output<typeof myAnswers>;

export const answersQuery = z.strictObject({
  ...subjectFields,
  search: optionalLine(100).optional(),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
});
export type AnswersQuery = z.output<typeof answersQuery>;

/** The answers of one person, or of one order. */
export const answersReply = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(questionScopes),
  answers: z.array(
    z.object({
      questionId: z.string(),
      /** The question as it was worded then. */
      label: z.string(),
      shown: z.string(),
      /** The file; good for ten minutes. */
      path: z.string().nullable(),
      answeredAt: momentField,
    }),
  ),
});
export type AnswersReply = z.output<typeof answersReply>;
