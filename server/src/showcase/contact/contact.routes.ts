import * as endpoints from '@chalkline/contract/showcase/contact.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { openContactForm } from './contact.form.service.ts';
import { presentContactCard, presentContactMessage } from './contact.present.ts';
import { sendContactMessage } from './contact.send.service.ts';
import {
  answerContactMessage,
  getContactMessage,
  listContactMessages,
  moveContactMessage,
} from './contact.service.ts';

export const contactRoutes: readonly Route[] = [
  serve(endpoints.openContactForm, async ({ parts }) => openContactForm(parts)),
  serve(endpoints.sendContactMessage, async ({ parts, viewer, address, body }) =>
    sendContactMessage(parts, { viewer, address }, body),
  ),
  serve(endpoints.listContactMessages, async ({ parts, query }) =>
    presentPage(await listContactMessages(parts, query), presentContactCard),
  ),
  serve(endpoints.getContactMessage, async ({ parts, params }) =>
    presentContactMessage(await getContactMessage(parts, params.contactMessageId)),
  ),
  serve(endpoints.answerContactMessage, async ({ parts, viewer, params, body }) =>
    presentContactMessage(await answerContactMessage(parts, viewer, { ...params, ...body })),
  ),
  serve(endpoints.moveContactMessage, async ({ parts, viewer, params, body }) =>
    presentContactMessage(await moveContactMessage(parts, viewer, { ...params, ...body })),
  ),
];
