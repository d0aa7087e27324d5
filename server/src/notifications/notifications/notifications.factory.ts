import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { listNotifications } from '../inbox/inbox.service.ts';
import { accountSubject } from '../security/security.service.ts';
import { type NewNotice, notify } from './notify.service.ts';

/** Tells a person of something, of their restored account unless the sketch says. Gives the notification's id. */
export async function notification(
  parts: Parts,
  { id: personId }: { readonly id: string },
  sketch: Partial<NewNotice> = {},
): Promise<string> {
  const usual: NewNotice = {
    kind: 'security',
    cause: `security:${newId()}`,
    subject: { kind: accountSubject.kind, id: personId },
    happening: 'account_restored',
    actorId: null,
    recipients: [personId],
  };
  await parts.database.transaction((tx) => notify(parts, tx, { ...usual, ...sketch }));
  // Others of the same moment are of subjects that aren't known here.
  const [newest] = (await listNotifications(parts, [accountSubject], { personId } as Viewer, { limit: 50 }))
    .data;
  return newest?.id ?? '';
}
