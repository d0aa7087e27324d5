import { StartRefusal } from '../start-refusal.ts';
import type { Environment } from './environment.ts';

/** A Weaviate server, for the nutrition assistant. */
export interface WeaviateConfig {
  readonly url: string;
  /** Vectors travel by gRPC, which listens elsewhere. */
  readonly grpcUrl: string;
  /** null: a server that lets everyone in. */
  readonly apiKey: string | null;
}

const usualGrpcPort = 50051;

/** null: `/nutritionist_weaviate` searches with the built-in store. */
export function weaviateFrom(given: Environment): WeaviateConfig | null {
  const { WEAVIATE_URL: url, WEAVIATE_GRPC_URL: grpcUrl, WEAVIATE_API_KEY: apiKey = null } = given;
  if (url === undefined) {
    const [stray] = (['WEAVIATE_GRPC_URL', 'WEAVIATE_API_KEY'] as const).filter((name) => given[name]);
    if (stray === undefined) return null;
    throw new StartRefusal(`WEAVIATE_URL is missing: ${stray} needs it.`);
  }
  return { url, grpcUrl: grpcUrl ?? besides(url), apiKey };
}

/** The same host, where Weaviate listens for gRPC by default. */
function besides(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}:${usualGrpcPort}`;
}
