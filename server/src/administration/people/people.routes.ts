import * as endpoints from '@chalkline/contract/administration/people.endpoints.ts';
import { leaveOrganization as leaveEndpoint } from '@chalkline/contract/organizations/leaving.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { exportPeople } from './people.export.service.ts';
import { listHistory } from './people.history.service.ts';
import { listPeople } from './people.list.service.ts';
import { getAccount } from './people.load.service.ts';
import { presentAccount, presentHistory, presentLeft, presentPerson } from './people.present.ts';
import {
  type BidFarewell,
  changeAccountType,
  chooseOrganization,
  leaveOrganization,
  removeFromOrganization,
} from './people.standing.service.ts';
import {
  liftSuspension,
  resetSecondFactor,
  signOutEverywhere,
  suspendPerson,
} from './people.suspend.service.ts';

export const managedPeopleRoutes = (
  {
    farewells,
    partings,
  }: {
    readonly farewells: readonly BidFarewell[];
    readonly partings: Parameters<typeof changeAccountType>[4];
  },
  kinds: Parameters<typeof listHistory>[4],
): readonly Route[] => [
  serve(endpoints.listPeople, async ({ parts, viewer, query }) =>
    presentPage(await listPeople(parts, viewer, query), presentPerson),
  ),
  serve(endpoints.exportPeople, ({ parts, viewer, query }) => exportPeople(parts, viewer, query)),
  serve(endpoints.getAccount, async ({ parts, viewer, params }) =>
    presentAccount(await getAccount(parts, viewer, params.personId)),
  ),
  serve(endpoints.listAccountHistory, async ({ parts, viewer, params, query }) =>
    presentPage(await listHistory(parts, viewer, params.personId, query, kinds), presentHistory),
  ),
  serve(endpoints.changeAccountType, async ({ parts, viewer, params, body }) =>
    presentAccount(await changeAccountType(parts, viewer, params.personId, body, partings)),
  ),
  serve(endpoints.suspendPerson, async ({ parts, viewer, params, body }) =>
    presentAccount(await suspendPerson(parts, viewer, params.personId, body)),
  ),
  serve(endpoints.liftSuspension, async ({ parts, viewer, params }) =>
    presentAccount(await liftSuspension(parts, viewer, params.personId)),
  ),
  serve(endpoints.signOutEverywhere, async ({ parts, viewer, params }) =>
    presentAccount(await signOutEverywhere(parts, viewer, params.personId)),
  ),
  serve(endpoints.resetSecondFactor, async ({ parts, viewer, params }) =>
    presentAccount(await resetSecondFactor(parts, viewer, params.personId)),
  ),
  serve(endpoints.chooseOrganization, async ({ parts, viewer, params, body }) =>
    presentAccount(await chooseOrganization(parts, viewer, params.personId, body.organizationId, farewells)),
  ),
  serve(endpoints.removeFromOrganization, ({ parts, viewer, params }) =>
    removeFromOrganization(parts, viewer, params.personId, farewells),
  ),
  serve(leaveEndpoint, async ({ parts, viewer }) =>
    presentLeft(await leaveOrganization(parts, viewer, farewells)),
  ),
];
