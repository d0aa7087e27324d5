import { askTrainingAssistant } from '@chalkline/contract/assistant/training-question.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { answerTrainingQuestion } from './training-answers.service.ts';

export const trainingQuestionRoutes: readonly Route[] = [
  serve(askTrainingAssistant, ({ parts, viewer, body }) => answerTrainingQuestion(parts, viewer, body)),
];
