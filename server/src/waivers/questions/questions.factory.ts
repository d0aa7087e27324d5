import type { Question } from '@chalkline/contract/waivers/question.schema.ts';
import { newId } from '../../platform/ids/new-id.ts';

/** A question as organizers send it: unless said otherwise, each person has to enter an emergency contact. */
export function question(sketch: Partial<Question> = {}): Question {
  return {
    id: newId(),
    scope: 'person',
    kind: 'text',
    label: 'Emergency contact',
    required: true,
    hint: '',
    options: [],
    unit: '',
    min: null,
    max: null,
    condition: null,
    ...sketch,
  };
}
