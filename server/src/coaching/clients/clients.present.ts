import type { ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentCoaching } from '../coachings/coachings.present.ts';
import { type ListedClient, ranks } from './clients.repository.ts';
import type { ClientsSeen } from './clients.service.ts';

export function presentClients(viewer: Viewer, { counts, page }: ClientsSeen): ClientsReply {
  const clients = page.data.map((row) => ({ ...presentCoaching(viewer, row), needs: needsOf(row) }));
  return { counts, clients, next: page.next };
}

function needsOf({ rank }: ListedClient): 'check_in' | 'reply' | null {
  if (rank === ranks.missing) return 'check_in';
  return rank === ranks.toReply ? 'reply' : null;
}
