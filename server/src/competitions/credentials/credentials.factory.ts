import { newCredential } from '@chalkline/contract/competitions/credential.schema.ts';
import type { z } from 'zod';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createCredential } from './credentials.service.ts';
import type { CredentialRow } from './credentials.table.ts';

/** A judge course that judges need, but for what the sketch says. */
export async function credential(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<z.input<typeof newCredential>> = {},
): Promise<CredentialRow> {
  const body = newCredential.parse({ name: 'Judge course', roles: ['judge'], ...sketch });
  return (await createCredential(parts, viewer, view.competition.id, body)).credential;
}
