import type { GuardianRequestReply } from '@chalkline/contract/waivers/guardian.schema.ts';
import type { GuardianRequest } from './guardians.service.ts';

export function presentGuardianRequest({ request, version, subject }: GuardianRequest): GuardianRequestReply {
  const { name, drawing, expiresAt, signedAt } = request;
  const { title, text, file, number } = version;
  return {
    name,
    drawing,
    subject,
    title,
    text,
    number,
    file: file && { id: file.id, bytes: file.bytes },
    expiresAt: expiresAt.toISOString(),
    isSigned: signedAt !== null,
  };
}
