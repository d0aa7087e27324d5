import { endpoint } from '../http/endpoint.ts';
import { assistantQuestion, assistantReply } from './assistant.schema.ts';

/** A POST although it changes nothing: questions about health belong in no address. */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/nutrition-assistant/questions',
  summary: 'Ask the nutrition assistant; the question isn’t stored',
  access: 'signed_in',
  body: assistantQuestion,
  data: assistantReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
