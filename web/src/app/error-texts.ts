import { commonTexts } from '../platform/error-texts.tsx';

/** Every code's text. A feature adds its own table here; the type there says when one is missing. */
export const errorTexts: Readonly<Record<string, string>> = { ...commonTexts };
