/** Codes of the calls on an organization's equipment and supplies, with their statuses. */
export const inventoryCodes = {
  place_name_taken: 409,
  /** Something is or was kept there. */
  place_in_use: 409,
  item_code_taken: 409,
  item_barcode_taken: 409,
  /** Fewer pieces are there than are to leave. */
  stock_short: 409,
  item_retired: 409,
  item_in_stock: 409,
  place_unknown: 422,
  place_same: 422,
  /** Only equipment is serviced. */
  not_serviced: 422,
  item_counted_twice: 422,
  inventory_export_too_large: 422,
} as const;

export const inventoryTexts: Readonly<Record<keyof typeof inventoryCodes, string>> = {
  place_name_taken: 'You already have a place with this name. Choose a different one.',
  place_in_use: 'This place has movements on record. Rename it instead of deleting it.',
  item_code_taken: 'Another item already has this code. Choose a different one.',
  item_barcode_taken: 'Another item already has this barcode.',
  stock_short: 'There are fewer pieces than that at this place.',
  item_retired: 'This item is retired. Bring it back first.',
  item_in_stock: 'There are still pieces in stock. Use, sell or write them off first.',
  place_unknown: 'This place doesn’t exist anymore. Choose another one.',
  place_same: 'The pieces are already at this place. Choose another one.',
  not_serviced: 'Only equipment is serviced. Supplies are not.',
  item_counted_twice: 'An item is in this count twice. Count it once.',
  inventory_export_too_large: 'There are too many items for one file. Narrow the list first.',
};
