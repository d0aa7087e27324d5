import type { DomainManifest } from '../domain-manifest.ts';
import { registerAcquaintances } from './conversations/acquaintances.service.ts';
import { conversationLiveTopic, messagesLiveTopic } from './conversations/conversations.live.service.ts';
import { conversationSubject } from './messages/messages.notify.service.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { messageUploads } from './messages/messages.uploads.service.ts';
import { messagesPersonalTables } from './personal/personal.repository.ts';

export const messages: DomainManifest = {
  routes: ({ acquaintances }) => {
    registerAcquaintances(acquaintances);
    return messageRoutes;
  },
  topics: [conversationLiveTopic, messagesLiveTopic],
  uploadSubjects: messageUploads,
  notificationSubjects: [conversationSubject],
  personalTables: messagesPersonalTables,
};
