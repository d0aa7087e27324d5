import * as endpoints from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { addDrink, listWeights, removeDrink, removeWeight, setWeight } from './measures.service.ts';

export const measuresRoutes: readonly Route[] = [
  serve(endpoints.addDrink, ({ parts, viewer, body }) => addDrink(parts, viewer, body)),
  serve(endpoints.removeDrink, ({ parts, viewer, params }) => removeDrink(parts, viewer, params.drinkId)),
  serve(endpoints.listWeights, ({ parts, viewer, query }) => listWeights(parts, viewer, query)),
  serve(endpoints.setWeight, ({ parts, viewer, params, body }) => setWeight(parts, viewer, params.day, body)),
  serve(endpoints.removeWeight, ({ parts, viewer, params, query }) =>
    removeWeight(parts, viewer, params.day, query.at),
  ),
];
