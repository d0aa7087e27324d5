import { openLiveStream } from '@chalkline/contract/live/live.endpoints.ts';
import { type Route, serve } from '../http/serve.ts';
import { answerWithStream } from './answer-with-stream.ts';

export const liveRoutes: readonly Route[] = [
  serve(openLiveStream, async (incoming) => answerWithStream(incoming)),
];
