import { messageCodes, messageTexts } from '@chalkline/contract/messages/messages.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(messageCodes, messageTexts);

export const cannotMessage = () => refusal('cannot_message');
export const conversationFull = () => refusal('conversation_full', { path: 'body.personIds' });
export const notAGroup = () => refusal('not_a_group');
export const messageTooOld = () => refusal('message_too_old');
export const conversationNotFound = () => notFound('conversation');
export const messageNotFound = () => notFound('message');
