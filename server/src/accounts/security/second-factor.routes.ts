import * as endpoints from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { readSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.service.ts';

export const secondFactorRoutes: readonly Route[] = [
  serve(endpoints.getSecondFactor, ({ parts, viewer }) =>
    readSecondFactor(parts.database.sql, viewer.personId),
  ),
  serve(endpoints.startSecondFactor, ({ parts, viewer, body }) => startSecondFactor(parts, viewer, body)),
  serve(endpoints.confirmSecondFactor, ({ parts, viewer, body }) => confirmSecondFactor(parts, viewer, body)),
  serve(endpoints.renewRecoveryCodes, ({ parts, viewer, body }) => renewRecoveryCodes(parts, viewer, body)),
  serve(endpoints.removeSecondFactor, ({ parts, viewer, body }) => removeSecondFactor(parts, viewer, body)),
];
