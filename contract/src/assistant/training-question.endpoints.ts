import { endpoint } from '../http/endpoint.ts';
import { trainingQuestion, trainingReply } from './training-question.schema.ts';

/** A POST although it changes nothing: questions about one’s body belong in no address. */
export const askTrainingAssistant = endpoint({
  method: 'POST',
  path: '/api/training-assistant/questions',
  summary: 'Ask about exercises and my training log, or for a change to a workout; the question isn’t stored',
  access: 'signed_in',
  body: trainingQuestion,
  data: trainingReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
