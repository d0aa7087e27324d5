import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import type { Config } from '../platform/config/config.ts';
import { askModel } from '../platform/models/chat-model.ts';
import type { Parts } from '../platform/parts.ts';
import { canBeWorded, wordedReply, wordingData, wordingTask } from './wording.rules.ts';

/** Until when a model that failed is left alone. */
const restingUntil = new WeakMap<Config, number>();
const restMs = 30_000;

/** The reply in the words of the model, where one is set up and its words can be trusted. */
export async function withWording(
  { config, clock, log }: Parts,
  reply: AssistantReply,
): Promise<AssistantReply> {
  const now = clock.now().getTime();
  if (config.model === null || !canBeWorded(reply) || now < (restingUntil.get(config) ?? 0)) return reply;
  try {
    const answer = await askModel(config.model, { task: wordingTask, data: wordingData(reply) });
    return wordedReply(reply, answer) ?? reply;
  } catch (failure) {
    restingUntil.set(config, now + restMs);
    log.warn({ reason: failure instanceof Error ? failure.message : String(failure) }, 'The model failed');
    return reply;
  }
}
