import type { UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { mayReadMessage } from './messages.repository.ts';

/** Pictures are for those who are in the conversation: strangers who have not been accepted show none. */
export const messageImages: UploadSubject = {
  kind: 'message_image',
  maySee: async (parts, viewer, messageId) =>
    viewer !== null && (await mayReadMessage(parts.database.sql, viewer.personId, messageId)),
};
