import { newAnnouncement } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { z } from 'zod';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { type Announcement, writeAnnouncement } from './announcements.service.ts';

/** An announcement to everybody, except for what the sketch says. */
export function announcement(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<z.input<typeof newAnnouncement>> = {},
): Promise<Announcement> {
  const usual = { title: 'Doors open at seven', body: 'Bring your own chalk.', audience: 'everybody' };
  const body = newAnnouncement.parse({ ...usual, ...sketch });
  return writeAnnouncement(parts, viewer, view.competition.id, body);
}
