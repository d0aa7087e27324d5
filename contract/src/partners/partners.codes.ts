/** Codes of the calls on partners, with their statuses. */
export const partnersCodes = {
  /** A person has one partner. */
  partner_exists: 409,
  /** A person works for one partner. */
  works_for_partner: 409,
  /** The same, where it's their own. */
  owns_partner: 409,
  staff_exists: 409,
  staff_full: 409,
  partner_country_unknown: 422,
  partner_needed: 409,
  sku_taken: 409,
  barcode_taken: 409,
  in_stock: 409,
  /** Fewer pieces are there than are to leave. */
  too_few_pieces: 409,
  /** Pieces of them are being paid for or wait to be sent. */
  orders_open: 409,
  /** Who runs a shop leaves the directory before they delete their account. */
  partner_in_directory: 409,
  product_not_sold: 422,
  one_currency: 422,
  delivery_required: 422,
  not_delivered_there: 422,
  /** More pieces than are still to leave. */
  more_than_ordered: 422,
  /** Its seller takes nothing back, or the days for it are over. */
  return_not_offered: 422,
  more_than_returnable: 422,
  more_than_cancelable: 422,
  /** There is nobody left to write to. */
  buyer_gone: 409,
  partner_export_too_large: 422,
} as const;

export const partnersTexts: Readonly<Record<keyof typeof partnersCodes, string>> = {
  partner_exists: 'You already have a partner. Edit it instead of applying again.',
  works_for_partner: 'You already work for a partner. Leave its staff first.',
  owns_partner:
    'You run a partner of your own, and an account can work for only one. Ask to be invited with another email.',
  staff_exists:
    'This person is on your staff already, or has an invitation. Remove them first to invite them again.',
  staff_full: 'A partner can have up to 20 people on its staff. Remove one first.',
  partner_country_unknown: 'This isn’t a country partners can be in. Choose one from the list.',
  partner_needed: 'Apply as a partner before you add products.',
  sku_taken: 'Another of your variants already has this SKU. Choose a different one.',
  barcode_taken: 'Another of your variants already has this barcode. Choose a different one.',
  in_stock: 'There are pieces in stock again. Reload the page to order.',
  too_few_pieces: 'There are fewer pieces than that in stock, or some are on hold for a buyer.',
  orders_open: 'There are orders to send first. Ship or cancel them.',
  partner_in_directory:
    'You still run a shop. Leave the directory on your partner dashboard first, then delete your account.',
  product_not_sold: 'This isn’t on sale anymore. Remove it from your cart.',
  one_currency: 'These have prices in different currencies. Order them separately.',
  delivery_required: 'Enter the address to deliver to.',
  not_delivered_there: 'This partner doesn’t deliver to that country. Choose another address.',
  more_than_ordered: 'That’s more than is left to ship. Reload the page.',
  return_not_offered: 'These goods can’t be returned anymore. Write to the seller if something is wrong.',
  more_than_returnable: 'That’s more than can still be returned. Reload the page.',
  more_than_cancelable: 'That’s more than can still be canceled. Reload the page.',
  buyer_gone: 'The buyer deleted their account, so no message reaches them.',
  partner_export_too_large: 'There are too many rows for one file. Ask us for an export in parts.',
};
