import { type NewWaiver, newWaiver } from '@chalkline/contract/waivers/waiver.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createWaiver, type Waiver } from './waivers.service.ts';

/** A waiver that athletes of the competition have to sign, or its volunteers. */
export function waiver(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  sketch: Partial<Pick<NewWaiver, 'title' | 'text' | 'signed_by'>> = {},
): Promise<Waiver> {
  const usual = { title: 'Liability waiver', text: 'I take part at my own risk.' };
  const body = newWaiver.parse({ competition_id: competitionId, ...usual, ...sketch });
  return createWaiver(parts, viewer, body, undefined);
}
