import * as plans from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/heats.endpoints.ts';
import { previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { getMyCalendar } from './heats.calendar.service.ts';
import { setHeatClock } from './heats.clock.service.ts';
import { delayFloor, previewDelay } from './heats.delay.service.ts';
import { deleteHeatPlan, placeLateEntries, saveLayout } from './heats.layout.service.ts';
import { listMyHeats } from './heats.mine.service.ts';
import { getHeatCards, getHeatSheet } from './heats.papers.service.ts';
import { getHeatPlan, listHeatPlans } from './heats.plan.service.ts';
import { publishPlan } from './heats.publish.service.ts';
import { listHeats } from './heats.read.service.ts';
import { previewWithHeats } from './heats.ripple.service.ts';
import { seedWorkout } from './heats.seed.service.ts';
import { seedWeekend } from './heats.weekend.service.ts';

export const heatRoutes: readonly Route[] = [
  serve(previewRipple, ({ parts, viewer, params, body }) =>
    previewWithHeats(parts, viewer, params.competitionId, body.change),
  ),
  serve(plans.listHeatPlans, ({ parts, viewer, params }) =>
    listHeatPlans(parts, viewer, params.competitionId),
  ),
  serve(plans.getHeatPlan, ({ parts, viewer, params }) => getHeatPlan(parts, viewer, params)),
  serve(plans.seedHeats, ({ parts, viewer, params, body }) => seedWorkout(parts, viewer, params, body), {
    mayRepeat: stillHas('manageEntries'),
  }),
  serve(plans.seedWeekend, ({ parts, viewer, params, body }) =>
    seedWeekend(parts, viewer, params.competitionId, body),
  ),
  serve(plans.saveHeatLayout, ({ parts, viewer, params, body }) => saveLayout(parts, viewer, params, body)),
  serve(plans.placeLateEntries, ({ parts, viewer, params, body }) =>
    placeLateEntries(parts, viewer, params, body),
  ),
  serve(plans.publishHeats, ({ parts, viewer, params, body }) => publishPlan(parts, viewer, params, body), {
    mayRepeat: stillHas('manageEntries'),
  }),
  serve(plans.deleteHeatPlan, ({ parts, viewer, params }) => deleteHeatPlan(parts, viewer, params)),
  serve(plans.previewFloorDelay, ({ parts, viewer, params, body }) =>
    previewDelay(parts, viewer, params, body),
  ),
  serve(plans.delayFloor, ({ parts, viewer, params, body }) => delayFloor(parts, viewer, params, body), {
    mayRepeat: stillHas('manageEntries'),
  }),
  serve(endpoints.listHeats, ({ parts, viewer, params, query }) =>
    listHeats(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.listMyHeats, ({ parts, viewer, params }) =>
    listMyHeats(parts, viewer, params.competitionId),
  ),
  serve(endpoints.getMyHeatsCalendar, ({ parts, viewer, params }) =>
    getMyCalendar(parts, viewer, params.competitionId),
  ),
  serve(endpoints.getHeatSheet, ({ parts, viewer, params }) => getHeatSheet(parts, viewer, params)),
  serve(endpoints.getHeatCards, ({ parts, viewer, params, query }) =>
    getHeatCards(parts, viewer, params, query.kind),
  ),
  serve(endpoints.startHeat, ({ parts, viewer, params, body }) => setHeatClock(parts, viewer, params, body)),
];
