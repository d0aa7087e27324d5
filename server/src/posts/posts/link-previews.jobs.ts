import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const previewData = z.strictObject({ postId: z.uuid() });
export type PreviewData = z.output<typeof previewData>;

/** Reads the page that a post links to, for its preview. */
export const previewJob = job({
  name: 'posts.read_preview',
  data: previewData,
  load: async () => (await import('./link-previews.service.ts')).readPreview,
});
