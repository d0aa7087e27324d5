import { askAssistant } from '@chalkline/contract/assistant/assistant.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { answerQuestion } from './answers.service.ts';

export const assistantRoutes: readonly Route[] = [
  serve(askAssistant, async ({ parts, body }) => answerQuestion(parts, body)),
];
