import type { CredentialReply } from '@chalkline/contract/competitions/credential.schema.ts';
import type { CredentialInView } from './credentials.service.ts';
import type { HeldCredentialRow } from './credentials.table.ts';

export function presentCredential({ credential, mine }: CredentialInView): CredentialReply {
  const { id, name, roles, needsConfirmation } = credential;
  return { id, name, roles, needsConfirmation, mine: mine && presentHeld(mine) };
}

export function presentHeld({
  note,
  statedAt,
  confirmedAt,
}: Pick<HeldCredentialRow, 'note' | 'statedAt' | 'confirmedAt'>) {
  return {
    note,
    statedAt: statedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}
