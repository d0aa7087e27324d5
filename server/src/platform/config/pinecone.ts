import { StartRefusal } from '../start-refusal.ts';
import type { Environment } from './environment.ts';

/** An index at Pinecone, for the nutrition assistant. */
export interface PineconeConfig {
  readonly apiKey: string;
  readonly index: string;
  /** Where the index is made if there is none. */
  readonly cloud: 'aws' | 'gcp' | 'azure';
  readonly region: string;
  /** null: Pinecone's own. */
  readonly controllerUrl: string | null;
}

/** null: the assistant searches with the built-in store alone. */
export function pineconeFrom(given: Environment): PineconeConfig | null {
  const { PINECONE_API_KEY: apiKey, PINECONE_INDEX: index } = given;
  if (apiKey === undefined) {
    const [stray] = (['PINECONE_INDEX', 'PINECONE_CONTROLLER_URL'] as const).filter((name) => given[name]);
    if (stray === undefined) return null;
    throw new StartRefusal(`PINECONE_API_KEY is missing: ${stray} needs it.`);
  }
  return {
    apiKey,
    index: index ?? 'chalkline',
    cloud: given.PINECONE_CLOUD ?? 'aws',
    region: given.PINECONE_REGION ?? 'us-east-1',
    controllerUrl: given.PINECONE_CONTROLLER_URL ?? null,
  };
}
