import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { findVisibleGroup } from '../../groups/groups/group-access.service.ts';
import type { PaperSubject } from '../../waivers/subjects/paper-subject.service.ts';
import { findNamedEvents, findPapersEvent, hasPart, participantsOf } from './event-papers.repository.ts';

/**
 * Who runs an event writes its waivers and questions; who moderates it reads what was signed and answered too. Answers are
 * kept by ticket: one person can have several.
 */
export const eventPapers: PaperSubject = {
  kind: 'event',
  see: async (sql, viewer, id) => {
    const group = await findVisibleGroup(sql, viewer, id);
    const isPart = group === null && viewer !== null && (await hasPart(sql, id, viewer.personId));
    if (group ? group.type !== 'event' || !group.can.read : !isPart) return null;
    const event = await findPapersEvent(sql, id);
    if (!event?.startsAt) return null;
    return {
      title: event.name,
      adultIfBornBy: adultIfBornBy(fieldInZone(event.startsAt.toISOString(), event.zone).slice(0, 10)),
      mayManage: group?.can.edit ?? false,
      mayRead: group ? group.can.edit || group.can.moderate : false,
      isOpen: event.archivedAt === null && event.canceledAt === null,
      answersByPlace: true,
    };
  },
  named: async (sql, ids) =>
    (await findNamedEvents(sql, ids)).map(({ id, name }) => ({
      id,
      title: name,
      address: urlOf('myTickets'),
    })),
  participants: participantsOf,
};
