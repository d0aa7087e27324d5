import { z } from 'zod';
import type { ModelConfig } from '../config/model.ts';

/** A task for a model, and the data to do it with. */
export interface Prompt {
  readonly task: string;
  readonly data: string;
}

const patienceMs = 4000;
const mostTokens = 400;
const mostLetters = 20_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(mostLetters) }) })).min(1),
});

/**
 * Asks a model behind an OpenAI-compatible endpoint once, with nothing random. Throws when it refuses, takes longer than
 * four seconds or answers something else.
 */
export async function askModel({ url, name, apiKey }: ModelConfig, { task, data }: Prompt): Promise<string> {
  const reply = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      max_tokens: mostTokens,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: data },
      ],
    }),
  });
  if (!reply.ok) throw new Error(`The model answered with status ${reply.status}.`);
  const { choices } = completion.parse(await reply.json());
  return choices[0]?.message.content ?? '';
}
