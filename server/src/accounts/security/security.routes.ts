import * as endpoints from '@chalkline/contract/accounts/security.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { confirmEmailChange } from '../email-changes/email-changes.confirm.service.ts';
import { cancelEmailChange, resendEmailChangeCode } from '../email-changes/email-changes.service.ts';
import { undoEmailChange } from '../email-changes/email-changes.undo.service.ts';
import { changePassword } from '../passwords/passwords.change.service.ts';
import { presentMe } from '../people/people.present.ts';
import { presentSession } from '../sessions/sessions.present.ts';
import { whereabouts } from '../sessions/sessions.service.ts';
import { changeEmail, getSecurity } from './security.service.ts';

export const securityRoutes: readonly Route[] = [
  serve(endpoints.getSecurity, ({ parts, viewer }) => getSecurity(parts, viewer)),
  serve(endpoints.changePassword, ({ parts, viewer, body, ...call }) =>
    changePassword(parts, viewer, body, whereabouts(call)),
  ),
  serve(endpoints.askEmailChange, ({ parts, viewer, body, address }) =>
    changeEmail(parts, viewer, body, address),
  ),
  serve(endpoints.resendEmailChangeCode, ({ parts, viewer, address }) =>
    resendEmailChangeCode(parts, viewer, address),
  ),
  serve(endpoints.cancelEmailChange, ({ parts, viewer }) => cancelEmailChange(parts, viewer)),
  serve(endpoints.confirmEmailChange, async ({ parts, viewer, body }) =>
    presentMe(await confirmEmailChange(parts, viewer, body)),
  ),
  serve(endpoints.undoEmailChange, async ({ parts, body, ...call }) =>
    presentSession(await undoEmailChange(parts, body, whereabouts(call))),
  ),
];
