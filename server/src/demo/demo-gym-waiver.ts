import { newSignature, newWaiver } from '@chalkline/contract/waivers/waiver.schema.ts';
import { personByEmail } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { signWaiver } from '../waivers/signatures/signatures.sign.service.ts';
import { createWaiver } from '../waivers/waivers/waivers.service.ts';
import { daysAgo } from './demo-joined.ts';

const text = `I train at the gym at my own risk and keep to its house rules.

I tell the staff about injuries before I train, use collars on every bar, put weights back where they belong, and leave the floor when a coach asks me to.

**Minors** train with a parent or guardian, who signs with them.`;

/** They haven’t signed, so that the desk has someone to ask. */
const unsigned = ['greta.nystrom@ironworks.test', 'dewi.hartono@ironworks.test'];

interface Signer {
  readonly email: string;
  /** Days ago. */
  readonly joined: number;
}

/** The waiver of the gym, which all of these people but two signed when they joined. */
export async function makeGymWaiver(parts: Parts, admin: Viewer, signers: readonly Signer[]): Promise<void> {
  const words = { title: 'House rules and liability', text };
  const body = newWaiver.parse({ organization_id: admin.organizationId, ...words });
  const waiver = await createWaiver(daysAgo(parts, 139), admin, body, undefined);
  for (const { email, joined } of signers) {
    if (unsigned.includes(email)) continue;
    const at = daysAgo(parts, joined);
    const person = await personByEmail(parts.database.sql, email);
    if (!person) throw new Error('The demo has a signer without an account.');
    const signature = newSignature.parse({
      versionId: waiver.newest.id,
      name: person.name,
      drawing: null,
      birthDate: person.birthDate ?? '1990-05-04',
    });
    await signWaiver(at, asViewer(person), { waiverId: waiver.id, address: '127.0.0.1' }, signature);
  }
}
