import { z } from 'zod';

/** The message for a variable with an invalid value. */
export interface Hint {
  /** Completes "NAME must be …". */
  expected: string;
  example: string;
  /** Never repeat the value in a message. */
  secret?: boolean;
}

export const hints = z.registry<Hint>();

/** An optional variable; empty counts as missing, so `PORT= npm start` means the default. */
export function variable<T>(value: z.ZodType<T, string>, hint: Hint) {
  return z
    .string()
    .optional()
    .transform((given) => (given === undefined || given.trim() === '' ? undefined : given.trim()))
    .pipe(value.optional())
    .register(hints, hint);
}

export const onOff = z.enum(['on', 'off']).transform((given) => given === 'on');

/** An http(s) address, unchanged. */
export const webAddress = z.string().refine((given) => parsed(given) !== null);

/** An http(s) address of only scheme, host and port. */
export const origin = z
  .string()
  .refine((given) => {
    const url = parsed(given);
    return (
      url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
    );
  })
  .transform((given) => new URL(given).origin);

/** Several values, separated by commas. */
export function list<T>(item: z.ZodType<T, string>) {
  return z
    .string()
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}

export function wholeNumber(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(least).max(most));
}

export function addressWithScheme(...schemes: string[]) {
  return z.string().refine((given) => {
    const url = URL.canParse(given) ? new URL(given) : null;
    return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
  });
}

function parsed(given: string): URL | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}

/** 0 to 50 percent, in basis points. */
export const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform((given) => Math.round(Number(given) * 100))
  .pipe(z.number().max(5000));
