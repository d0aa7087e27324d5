import type { DomainManifest } from '../domain-manifest.ts';
import { assistantRoutes } from './assistant.routes.ts';

/** Keeps nothing: it has no tables. */
export const assistant: DomainManifest = { routes: () => assistantRoutes };
