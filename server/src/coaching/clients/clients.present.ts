import type { ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentCoaching } from '../coachings/coachings.present.ts';
import type { ClientsSeen } from './clients.service.ts';

export function presentClients(viewer: Viewer, { counts, figures, page }: ClientsSeen): ClientsReply {
  const clients = page.data.map((row) => ({
    ...presentCoaching(viewer, row),
    needs: row.needs,
    training: row.training,
    weight: row.weight,
    diaryDays: row.diaryDays,
  }));
  return { counts, figures, clients, next: page.next };
}
