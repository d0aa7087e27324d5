import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
} from '@chalkline/contract/accounts/passkey.schema.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Person } from '../people/people.service.ts';
import { siteOf } from './passkey-challenges.service.ts';
import { type PasskeyRow, passkeys } from './passkeys.table.ts';

/** A passkey of the person that was added earlier; nothing can sign with it. */
export async function passkey(parts: Parts, { id: personId }: Pick<Person, 'id'>): Promise<PasskeyRow> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  const key = { credentialId: id, publicKey: 'none', counter: 0, site: siteOf(parts).host };
  const row = { ...key, id, personId, name: 'Old phone', createdAt, lastUsedAt: null };
  await parts.database.sql.insert(passkeys).values(row);
  return row;
}

/** What an attacker would change about an answer. */
interface Answer {
  readonly challenge?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const flag = { present: 0x01, verified: 0x04, created: 0x40 } as const;
const coseP256 = [
  [1, 2],
  [3, -7],
  [-1, 1],
] as const;

/** A security key in software with its browser. Either can be made to lie. */
export function softwareKey(site: { readonly origin: string; readonly host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  let owner = '';
  let counter = 0;

  const clientData = (usual: string, { type = usual, challenge, origin = site.origin }: Answer) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { host = site.host, isVerified = true, ...answer }: Answer) => {
    counter = answer.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flag.present | (isVerified ? flag.verified : 0) | flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head]);
  };

  return {
    id: rawId.toString('base64url'),
    create(options: PasskeyCreation, answer: Answer = {}): Omit<NewPasskey, 'name'> {
      owner = options.user.id;
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([...coseP256, [-2, bytes(x)], [-3, bytes(y)]]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const head = authenticatorData(flag.created, answer);
      const authData = Uint8Array.from(Buffer.concat([head, Buffer.alloc(16), length, rawId, cose]));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return {
        id: rawId.toString('base64url'),
        clientDataJSON: base64url(clientData('webauthn.create', { challenge: options.challenge, ...answer })),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      };
    },
    sign(options: PasskeyRequest, answer: Answer = {}): PasskeyProof {
      const client = clientData('webauthn.get', { challenge: options.challenge, ...answer });
      const data = authenticatorData(0, answer);
      const signed = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: rawId.toString('base64url'),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signed),
        userHandle: answer.userHandle ?? owner,
      };
    },
  };
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
