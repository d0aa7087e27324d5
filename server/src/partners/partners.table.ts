import { pgSchema } from 'drizzle-orm/pg-core';

export const partnersSchema = pgSchema('partners');

/** A picture of a partner or a product: the name of its upload and its size in pixels. */
export interface ShopPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
