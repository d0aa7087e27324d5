import { z } from 'zod';
import { dayField } from '../http/fields.ts';

/** People who came in one week. */
export const joinedWeek = z.object({
  /** Its Monday. */
  week: dayField,
  people: z.int(),
});
export type JoinedWeek = z.output<typeof joinedWeek>;

/** Of one organization, or of the whole site for those who administer it. */
export const overviewReply = z.object({
  people: z.object({
    active: z.int(),
    /** Invitations that wait for an answer. */
    invited: z.int(),
    suspended: z.int(),
  }),
  /** The last twelve weeks, this one last. */
  joined: z.array(joinedWeek),
  /** What only the site's administrators see to; null for everybody else. */
  site: z
    .object({
      competitions: z.object({
        live: z.int(),
        /** Published, and beginning within seven days. */
        starting: z.int(),
        published: z.int(),
      }),
      organizations: z.int(),
      /** Trials that end within seven days. */
      trialsEnding: z.int(),
      /** Messages that nobody has answered or closed. */
      unansweredMessages: z.int(),
      /** Jobs, letters among them, that were given up within the last week. */
      failedJobs: z.int(),
      /** Featured things that nobody sees, because they are not public any more. */
      hiddenFeatured: z.int(),
      /** Whether letters leave from here. */
      mailReaches: z.boolean(),
    })
    .nullable(),
});
export type OverviewReply = z.output<typeof overviewReply>;
