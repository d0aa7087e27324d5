import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import { askModel } from '../platform/models/chat-model.ts';
import type { Parts } from '../platform/parts.ts';
import { canBeWorded, type ModelSentence, wordedReply, wordingData, wordingTask } from './wording.rules.ts';

const worded = z.strictObject({
  sentences: z
    .array(
      z.strictObject({
        text: z.string().trim().min(1).max(400),
        sources: z.array(z.string()).min(1).max(20),
      }),
    )
    .min(1)
    .max(3),
});

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
    return wordedReply(reply, sentencesIn(answer)) ?? reply;
  } catch (failure) {
    restingUntil.set(config, now + restMs);
    log.warn({ reason: failure instanceof Error ? failure.message : String(failure) }, 'The model failed');
    return reply;
  }
}

/** None where it isn't the JSON that was asked for, which models like to put between other things. */
function sentencesIn(answer: string): readonly ModelSentence[] {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    return worded.parse(JSON.parse(json)).sentences;
  } catch {
    return [];
  }
}
