import type { FileReply } from '@chalkline/contract/uploads/upload.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import type { ConversationSeen } from '../conversations/conversations.see.service.ts';
import type { WrittenMessage } from './messages.repository.ts';

/** A message with what its reader may know and do. */
export interface MessageShown {
  readonly message: WrittenMessage;
  readonly own: ConversationSeen['own'];
  readonly mayWrite: boolean;
  readonly images: {
    readonly id: string;
    readonly path: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly files: FileReply[];
  readonly photoPath: string | null;
  readonly now: Date;
}

/** One message for one reader. */
export function showMessage(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: Viewer,
  { own, can }: Pick<ConversationSeen, 'own' | 'can'>,
  message: WrittenMessage,
): MessageShown {
  const path = (name: string) => pathFor(parts, viewer, name, 'viewer');
  const photo = message.author?.photo ?? null;
  return {
    message,
    own,
    mayWrite: can.write,
    images: message.images.map(({ name, width, height }) => ({
      id: name.slice(0, 36),
      path: path(name),
      width,
      height,
    })),
    files: message.files.map(({ name, title, type, bytes }) => ({
      id: name.slice(0, 36),
      path: path(name),
      name: title,
      type,
      bytes,
    })),
    photoPath: photo && path(photo),
    now: parts.clock.now(),
  };
}
