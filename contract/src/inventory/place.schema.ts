import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';

export const placeNameLength = 60;
/** As many as a picker shows. */
export const mostPlaces = 200;

export const newPlace = z.strictObject({ name: lineField(placeNameLength) });
export type NewPlace = z.output<typeof newPlace>;

export const placeParams = z.strictObject({ placeId: idField });

export const placeReply = z.object({ id: z.string(), name: z.string(), kinds: z.int(), pieces: z.int() });
export type PlaceReply = z.output<typeof placeReply>;
