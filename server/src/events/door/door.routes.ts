import * as endpoints from '@chalkline/contract/events/door.endpoints.ts';
import * as offline from '@chalkline/contract/events/offline-door.endpoints.ts';
import { presentWhole, type Route, serve } from '../../platform/http/serve.ts';
import { stillWorksAtDoor } from './door.access.service.ts';
import {
  presentAttendee,
  presentAttendees,
  presentDoorKit,
  presentIfThere,
  presentQueued,
} from './door.present.ts';
import { getDoorKit } from './door-kit.service.ts';
import { getDoorList, printDoorList } from './door-list.service.ts';
import { editDoor, getDoor, listAttendees } from './doors.service.ts';
import { takeQueuedScans } from './queued-scans.service.ts';
import { listScanConflicts, settleScanConflict } from './scan-conflicts.service.ts';
import { checkIn, checkInOrder, checkOut, requireDoor, undoScan } from './scans.service.ts';

export const doorRoutes: readonly Route[] = [
  serve(endpoints.getDoor, async ({ parts, viewer, params }) =>
    presentIfThere(await getDoor(parts, viewer, params.eventId)),
  ),
  serve(endpoints.editDoor, async ({ parts, viewer, params, body }) =>
    presentIfThere(await editDoor(parts, viewer, params.eventId, body)),
  ),
  serve(endpoints.listAttendees, async ({ parts, viewer, query }) =>
    presentWhole(await listAttendees(parts, viewer, query), presentAttendees),
  ),
  serve(
    endpoints.checkIn,
    async ({ parts, viewer, body }) => presentAttendee(await checkIn(parts, viewer, body)),
    { mayRepeat: ({ parts, viewer, body }) => requireDoor(parts.database.sql, viewer, body) },
  ),
  serve(
    endpoints.checkOut,
    async ({ parts, viewer, body }) => presentAttendee(await checkOut(parts, viewer, body)),
    { mayRepeat: ({ parts, viewer, body }) => requireDoor(parts.database.sql, viewer, body) },
  ),
  serve(
    endpoints.checkInOrder,
    async ({ parts, viewer, params, body }) =>
      (await checkInOrder(parts, viewer, params.eventId, body)).map(presentAttendee),
    { mayRepeat: stillWorksAtDoor },
  ),
  serve(
    endpoints.undoScan,
    async ({ parts, viewer, params, body }) =>
      presentAttendee(await undoScan(parts, viewer, params.eventId, body)),
    { mayRepeat: stillWorksAtDoor },
  ),
  serve(offline.getDoorKit, async ({ parts, viewer, params }) =>
    presentDoorKit(await getDoorKit(parts, viewer, params.eventId)),
  ),
  serve(offline.sendScans, async ({ parts, viewer, params, body }) =>
    (await takeQueuedScans(parts, viewer, params.eventId, body)).map(presentQueued),
  ),
  serve(offline.listScanConflicts, ({ parts, viewer, params }) =>
    listScanConflicts(parts, viewer, params.eventId),
  ),
  serve(offline.settleScanConflict, ({ parts, viewer, params, body }) =>
    settleScanConflict(parts, viewer, params, body),
  ),
  serve(endpoints.getDoorList, ({ parts, viewer, params }) => getDoorList(parts, viewer, params.eventId)),
  serve(endpoints.printDoorList, ({ parts, viewer, params }) => printDoorList(parts, viewer, params.eventId)),
];
