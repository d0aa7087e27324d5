import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { formStale } from './contact.errors.ts';
import { isFormFresh } from './contact.rules.ts';

type FormParts = Pick<Parts, 'config' | 'clock'>;

/**
 * A form to send back with a message. Nothing is stored: its id says when it was opened, and its seal proves it was
 * opened here.
 */
export async function openContactForm(parts: FormParts): Promise<{ form: string }> {
  const id = newId(parts.clock.now().getTime());
  return { form: `${id}.${sealOf(parts, id)}` };
}

/** The form's id, which can be used for one message. Throws `form_stale`. */
export function readContactForm(parts: FormParts, form: string): string {
  const [id = '', seal = '', ...rest] = form.split('.');
  const given = Buffer.from(seal);
  const wanted = Buffer.from(sealOf(parts, id));
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isOurs || !isId(id) || rest.length > 0) throw formStale();
  if (!isFormFresh(openedAt(id), parts.clock.now().getTime())) throw formStale();
  return id;
}

/** The timestamp in the first bits of a UUID v7, in milliseconds. */
function openedAt(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

function sealOf({ config }: FormParts, id: string): string {
  return createHmac('sha256', config.appSecret).update(`contact form\n${id}`).digest('base64url');
}
