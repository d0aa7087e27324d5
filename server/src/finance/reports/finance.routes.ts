import * as endpoints from '@chalkline/contract/finance/finance.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentBooking } from '../bookings/bookings.present.ts';
import {
  changeBooking,
  createBooking,
  decideBooking,
  deleteBooking,
  listBookings,
} from '../bookings/bookings.service.ts';
import { getBooks, setBooks } from '../books/books.service.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
} from '../categories/categories.service.ts';
import { createRepeat, endRepeat, listRepeats } from '../repeats/repeats.service.ts';
import { exportBookings, getBooksSummary } from './reports.service.ts';

export const financeRoutes: readonly Route[] = [
  serve(endpoints.getBooks, ({ parts, viewer }) => getBooks(parts, viewer)),
  serve(endpoints.setBooks, ({ parts, viewer, body }) => setBooks(parts, viewer, body)),
  serve(endpoints.getBooksSummary, ({ parts, viewer, query }) => getBooksSummary(parts, viewer, query)),
  serve(endpoints.listCategories, ({ parts, viewer, query }) => listCategories(parts, viewer, query.kind)),
  serve(endpoints.createCategory, ({ parts, viewer, body }) => createCategory(parts, viewer, body)),
  serve(endpoints.changeCategory, ({ parts, viewer, params, body }) =>
    changeCategory(parts, viewer, params.categoryId, body),
  ),
  serve(endpoints.deleteCategory, ({ parts, viewer, params }) =>
    deleteCategory(parts, viewer, params.categoryId),
  ),
  serve(endpoints.listBookings, async ({ parts, viewer, query }) =>
    presentPage(await listBookings(parts, viewer, query), presentBooking),
  ),
  serve(endpoints.createBooking, async ({ parts, viewer, body }) =>
    presentBooking(await createBooking(parts, viewer, body)),
  ),
  serve(endpoints.changeBooking, async ({ parts, viewer, params, body }) =>
    presentBooking(await changeBooking(parts, viewer, params.bookingId, body)),
  ),
  serve(endpoints.decideBooking, async ({ parts, viewer, params, body }) =>
    presentBooking(await decideBooking(parts, viewer, params.bookingId, body)),
  ),
  serve(endpoints.deleteBooking, ({ parts, viewer, params }) =>
    deleteBooking(parts, viewer, params.bookingId),
  ),
  serve(endpoints.exportBookings, ({ parts, viewer, query }) => exportBookings(parts, viewer, query)),
  serve(endpoints.listRepeats, ({ parts, viewer, query }) => listRepeats(parts, viewer, query.kind)),
  serve(endpoints.createRepeat, ({ parts, viewer, body }) => createRepeat(parts, viewer, body)),
  serve(endpoints.endRepeat, ({ parts, viewer, params }) => endRepeat(parts, viewer, params.repeatId)),
];
