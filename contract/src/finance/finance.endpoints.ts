import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  bookingDecision,
  bookingParams,
  bookingPatch,
  bookingReply,
  bookingsFile,
  bookingsFileQuery,
  bookingsQuery,
  newBooking,
  newRepeat,
  repeatParams,
  repeatReply,
  repeatsQuery,
} from './booking.schema.ts';
import {
  booksReply,
  booksSettings,
  booksSummary,
  categoriesQuery,
  categoryParams,
  categoryPatch,
  categoryReply,
  newCategory,
  summaryQuery,
} from './books.schema.ts';

// An organization's own: its corporate_admin keeps the books; its receptionists enter what they paid.
const access = { accountTypes: ['corporate_admin', 'receptionist'] } as const;
const managers = { accountTypes: ['corporate_admin'] } as const;

export const getBooks = endpoint({
  method: 'GET',
  path: '/api/finance/books',
  summary: 'Currency and time zone of your organization’s books',
  access,
  data: booksReply,
  errors: [],
});

export const setBooks = endpoint({
  method: 'PUT',
  path: '/api/finance/books',
  summary: 'Set up the books, or change their time zone',
  access: managers,
  body: booksSettings,
  data: booksReply,
  errors: ['books_currency_fixed'],
});

export const getBooksSummary = endpoint({
  method: 'GET',
  path: '/api/finance/summary',
  summary: 'Totals of a month by category, against the budget, and of each month of its year',
  access: managers,
  query: summaryQuery,
  data: booksSummary,
  errors: ['books_not_open'],
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/finance/categories',
  summary: 'Categories of expenses or revenues, by name',
  access,
  query: categoriesQuery,
  data: z.array(categoryReply),
  errors: [],
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/finance/categories',
  summary: 'Add a category',
  access: managers,
  body: newCategory,
  data: categoryReply,
  status: 201,
  idempotency: 'required',
  errors: ['category_name_taken'],
});

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/api/finance/categories/:categoryId',
  summary: 'Rename a category or change its budget',
  access: managers,
  params: categoryParams,
  body: categoryPatch,
  data: categoryReply,
  errors: ['category_name_taken'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/finance/categories/:categoryId',
  summary: 'Delete a category without entries',
  access: managers,
  params: categoryParams,
  data: z.null(),
  errors: ['category_in_use'],
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/finance/bookings',
  summary: 'List expenses or revenues, latest first; those you entered, unless you keep the books',
  access,
  query: bookingsQuery,
  data: z.array(bookingReply),
  shape: 'list',
  errors: [],
});

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/finance/bookings',
  summary: 'Enter an expense or a revenue',
  access,
  body: newBooking,
  data: bookingReply,
  status: 201,
  idempotency: 'required',
  errors: ['books_not_open', 'category_unknown', 'tax_above_amount', 'upload_unknown'],
});

export const changeBooking = endpoint({
  method: 'PATCH',
  path: '/api/finance/bookings/:bookingId',
  summary: 'Change an entry; by those who don’t keep the books only while it waits',
  access,
  params: bookingParams,
  body: bookingPatch,
  data: bookingReply,
  errors: ['state_changed', 'booking_decided', 'category_unknown', 'tax_above_amount', 'upload_unknown'],
});

export const decideBooking = endpoint({
  method: 'POST',
  path: '/api/finance/bookings/:bookingId/decision',
  summary: 'Approve or refuse an entry that waits',
  access: managers,
  params: bookingParams,
  body: bookingDecision,
  data: bookingReply,
  errors: ['booking_decided'],
});

export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/finance/bookings/:bookingId',
  summary: 'Delete an entry; by those who don’t keep the books only while it waits',
  access,
  params: bookingParams,
  data: z.null(),
  errors: ['booking_decided'],
});

export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/finance/export',
  summary: 'Entries as CSV or PDF',
  access: managers,
  query: bookingsFileQuery,
  data: bookingsFile,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: ['books_not_open', 'books_export_too_large'],
});

export const listRepeats = endpoint({
  method: 'GET',
  path: '/api/finance/repeats',
  summary: 'What is booked again and again',
  access: managers,
  query: repeatsQuery,
  data: z.array(repeatReply),
  errors: [],
});

export const createRepeat = endpoint({
  method: 'POST',
  path: '/api/finance/repeats',
  summary: 'Book something every week, month or year',
  access: managers,
  body: newRepeat,
  data: repeatReply,
  status: 201,
  idempotency: 'required',
  errors: ['books_not_open', 'category_unknown', 'tax_above_amount', 'repeat_ends_before_start'],
});

export const endRepeat = endpoint({
  method: 'DELETE',
  path: '/api/finance/repeats/:repeatId',
  summary: 'End a repeat; what it booked stays',
  access: managers,
  params: repeatParams,
  data: z.null(),
  errors: [],
});
