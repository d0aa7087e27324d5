import { createRecipe as createEndpoint } from '@chalkline/contract/nutrition/recipes.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { createRecipe } from './recipes.service.ts';

export const recipeRoutes: readonly Route[] = [
  serve(createEndpoint, ({ parts, viewer, body }) => createRecipe(parts, viewer, body)),
];
