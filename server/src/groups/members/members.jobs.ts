import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const endMuteData = z.strictObject({ groupId: z.uuid(), personId: z.uuid() });
export type EndMuteData = z.output<typeof endMuteData>;

/** Lets a muted member write again. One who was given another end meanwhile is left alone. */
export const endMuteJob = job({
  name: 'groups.end_mute',
  data: endMuteData,
  load: async () => (await import('./members.moderate.service.ts')).endMute,
});
