import { z } from 'zod';

/** Ids of the entries that the viewer follows in this competition, the first followed first. */
export const followed = z.array(z.string());
