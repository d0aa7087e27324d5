import type { QuestionKind, QuestionScope } from '@chalkline/contract/waivers/question.schema.ts';

export const kindLabels: Readonly<Record<QuestionKind, string>> = {
  text: 'Text',
  choice: 'One option',
  choices: 'Several options',
  number: 'Number',
  date: 'Date',
  file: 'File',
  consent: 'Consent',
};

export const scopeLabels: Readonly<Record<QuestionScope, string>> = {
  person: 'Each athlete',
  order: 'Once per order',
};
