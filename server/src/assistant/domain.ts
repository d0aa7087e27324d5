import type { DomainManifest } from '../domain-manifest.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { trainingQuestionRoutes } from './training-questions/training-questions.routes.ts';

/** Keeps nothing: it has no tables. */
export const assistant: DomainManifest = {
  routes: () => [...assistantRoutes, ...trainingQuestionRoutes],
};
