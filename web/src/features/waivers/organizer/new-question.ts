import type { Question } from '@chalkline/contract/waivers/question.schema.ts';

/** An empty question, as the form for a new one begins. */
export function newQuestion(): Question {
  return {
    id: crypto.randomUUID(),
    scope: 'person',
    kind: 'text',
    label: '',
    hint: '',
    required: true,
    options: [],
    unit: '',
    min: null,
    max: null,
    condition: null,
  };
}
