import { newAnnouncement } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { z } from 'zod';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import type { Announcement } from './announcements.service.ts';
import { writeAnnouncement } from './announcements.write.service.ts';

/** An announcement to everybody, but for what the sketch says. */
export async function announcement(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<z.input<typeof newAnnouncement>> = {},
): Promise<Announcement> {
  const usual = {
    title: 'Doors open at seven',
    body: 'Bring your own chalk. Warm-up is behind the crane.',
    audience: 'everybody' as const,
  };
  return writeAnnouncement(
    parts,
    viewer,
    view.competition.id,
    newAnnouncement.parse({ ...usual, ...sketch }),
  );
}
