import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { contactMessages, contactReplies } from '../contact/contact.table.ts';
import { featuredItems } from '../featured/featured.table.ts';
import { promoBanners } from '../promo/promo.table.ts';

/** What the showcase holds of people. */
export const showcasePersonalTables: readonly PersonalTable[] = [
  {
    table: contactMessages,
    byId: [contactMessages.personId],
    byEmail: [contactMessages.email],
    exported: {
      name: 'messages-to-the-house',
      columns: {
        name: contactMessages.name,
        email: contactMessages.email,
        topic: contactMessages.topic,
        body: contactMessages.body,
        at: contactMessages.createdAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: contactReplies,
    byId: [contactReplies.createdBy],
    exported: {
      name: 'replies-for-the-house',
      columns: { body: contactReplies.body, at: contactReplies.createdAt },
    },
    erased: { kept: 'it was mailed in the name of the house' },
  },
  {
    table: featuredItems,
    byId: [featuredItems.createdBy],
    exported: null,
    erased: { kept: 'what is featured is the house’s' },
  },
  {
    table: promoBanners,
    byId: [promoBanners.updatedBy],
    exported: null,
    erased: { kept: 'the banner is the house’s' },
  },
];
