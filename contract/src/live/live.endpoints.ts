import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { mostTopics, topicPattern } from './live-stream.ts';

const topicsField = z
  .string()
  .max(12_000)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.string().regex(topicPattern)).min(1).max(mostTopics));

/** The number of a message: `id` of the stream, `position` of a snapshot. */
export const positionField = z.string().regex(/^\d{1,15}$/);

export const openLiveStream = endpoint({
  method: 'GET',
  path: '/api/live/stream',
  summary: 'Subscribe to topics with server-sent events',
  access: 'public',
  query: z.strictObject({
    /** Separated by commas. Topics that may not be watched are named in a `withdrawn` message. */
    topics: topicsField,
    /** Go on after this number. The header Last-Event-ID says the same and wins. */
    after: positionField.optional(),
  }),
  data: z.null(),
  contentType: 'text/event-stream',
  errors: [],
});
