import { StartRefusal } from '../start-refusal.ts';
import type { Environment } from './environment.ts';

/** A language model behind an OpenAI-compatible endpoint, which words answers of the nutrition assistant. */
export interface ModelConfig {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly name: string;
  /** null: an endpoint that lets everyone in. */
  readonly apiKey: string | null;
}

/** null: answers are worded by the product. */
export function modelFrom(given: Environment): ModelConfig | null {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_API_KEY: apiKey = null } = given;
  if (url === undefined && name === undefined) {
    if (apiKey === null) return null;
    throw new StartRefusal('MODEL_URL and MODEL_NAME are missing: MODEL_API_KEY needs them.');
  }
  if (url === undefined || name === undefined) {
    throw new StartRefusal(
      `${url === undefined ? 'MODEL_URL' : 'MODEL_NAME'} is missing: a model needs MODEL_URL and MODEL_NAME together.`,
    );
  }
  return { url: url.replace(/\/+$/, ''), name, apiKey };
}
