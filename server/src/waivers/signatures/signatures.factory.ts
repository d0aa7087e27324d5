import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Waiver } from '../waivers/waivers.service.ts';
import type { Signature } from './signatures.service.ts';
import { signWaiver } from './signatures.sign.service.ts';

/** This person’s signature of the waiver’s newest version, typed. */
export async function signature(parts: Parts, viewer: Viewer, { id, newest }: Waiver): Promise<Signature> {
  const typed = { name: viewer.name, drawing: null, birthDate: '1990-04-01', guardian: null };
  const asked = { waiverId: id, address: '127.0.0.1' };
  return (await signWaiver(parts, viewer, asked, { versionId: newest.id, ...typed })).signature;
}
