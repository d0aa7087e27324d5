import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts that are stored, each bound to a name: it opens under no other. */
export interface Seal {
  close(name: string, text: string): string;
  /** Throws if it was altered, or closed under another name. */
  open(name: string, sealed: string): string;
}

/** AES-256-GCM with a key of its own for each purpose: 12 bytes nonce, 16 bytes tag, then the text, as base64. */
export function makeSeal(appSecret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', `chalkline ${purpose}`, 32));
  return {
    close(name, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(name));
      cipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
    },
  };
}
