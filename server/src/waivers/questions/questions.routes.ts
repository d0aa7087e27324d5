import * as endpoints from '@chalkline/contract/waivers/questions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentAnswers, presentQuestions } from './questions.present.ts';
import { exportAnswers, listAnswers } from './questions.read.service.ts';
import { answerQuestions, getQuestions, setQuestions } from './questions.service.ts';

export const questionRoutes: readonly Route[] = [
  serve(endpoints.getQuestions, async ({ parts, viewer, query }) =>
    presentQuestions(await getQuestions(parts, viewer, query)),
  ),
  serve(endpoints.setQuestions, async ({ parts, viewer, body }) =>
    presentQuestions(await setQuestions(parts, viewer, body)),
  ),
  serve(endpoints.answerQuestions, async ({ parts, viewer, body }) =>
    presentQuestions(await answerQuestions(parts, viewer, body)),
  ),
  serve(endpoints.listAnswers, async ({ parts, viewer, query }) =>
    presentPage(await listAnswers(parts, viewer, query), presentAnswers),
  ),
  serve(endpoints.exportAnswers, async ({ parts, viewer, query }) => exportAnswers(parts, viewer, query)),
];
