import { type EntryReply, newEntry } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { addEntry } from './diary.service.ts';
import { historyOf } from './history.service.ts';

/** An entry of this person’s diary. */
export function diaryEntry(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newEntry>> = {},
): Promise<EntryReply> {
  const usual = { day: '2026-11-23', meal: 'breakfast', foodId: 'sr-173410', unit: 'g', quantity: 100_000 };
  return addEntry(parts, viewer, newEntry.parse({ ...usual, ...sketch }));
}

/** What the chart of a span reads. */
export const diaryHistory = historyOf;
