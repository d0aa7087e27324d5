import * as endpoints from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { answerCheckIn, removePhoto } from './check-ins.answer.service.ts';
import { presentCheckIn, presentForm, presentSchedule } from './check-ins.present.ts';
import { withdrawCheckIn } from './check-ins.send.service.ts';
import { endSchedule, getSchedule, listCheckIns, replyToCheckIn, setSchedule } from './check-ins.service.ts';
import { changeForm, createForm, deleteForm, listForms } from './forms.service.ts';

export const checkInRoutes: readonly Route[] = [
  serve(endpoints.listCheckInForms, async ({ parts, viewer }) =>
    (await listForms(parts, viewer)).map(presentForm),
  ),
  serve(endpoints.createCheckInForm, async ({ parts, viewer, body }) =>
    presentForm(await createForm(parts, viewer, body)),
  ),
  serve(endpoints.changeCheckInForm, async ({ parts, viewer, params, body }) =>
    presentForm(await changeForm(parts, viewer, params.formId, body)),
  ),
  serve(endpoints.deleteCheckInForm, ({ parts, viewer, params }) => deleteForm(parts, viewer, params.formId)),
  serve(endpoints.getSchedule, async ({ parts, viewer, params }) =>
    presentSchedule(await getSchedule(parts, viewer, params.coachingId)),
  ),
  serve(endpoints.setSchedule, async ({ parts, viewer, params, body }) =>
    presentSchedule(await setSchedule(parts, viewer, params.coachingId, body)),
  ),
  serve(endpoints.endSchedule, ({ parts, viewer, params }) => endSchedule(parts, viewer, params.coachingId)),
  serve(endpoints.listCheckIns, async ({ parts, viewer, params, query }) =>
    presentPage(await listCheckIns(parts, viewer, params.coachingId, query), presentCheckIn),
  ),
  serve(endpoints.withdrawCheckIn, ({ parts, viewer, params }) => withdrawCheckIn(parts, viewer, params)),
  serve(endpoints.answerCheckIn, async ({ parts, viewer, params, body }) =>
    presentCheckIn(await answerCheckIn(parts, viewer, params, body)),
  ),
  serve(endpoints.removeCheckInPhoto, async ({ parts, viewer, params }) =>
    presentCheckIn(await removePhoto(parts, viewer, params)),
  ),
  serve(endpoints.replyToCheckIn, async ({ parts, viewer, params, body }) =>
    presentCheckIn(await replyToCheckIn(parts, viewer, params, body)),
  ),
];
