import { importPeople as importPeopleEndpoint } from '@chalkline/contract/administration/people-imports.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { importPeople } from './people-import.service.ts';

export const peopleImportRoutes: readonly Route[] = [
  serve(importPeopleEndpoint, ({ parts, viewer, body }) => importPeople(parts, viewer, body)),
];
