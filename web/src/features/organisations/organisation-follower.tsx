import { organisationTopicPrefix } from '@chalkline/contract/organisations/organisation.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { brand } from '../../platform/brand.ts';
import { call } from '../../platform/calls.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { session, useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { makeCorporateRecord } from './corporate-record.ts';
import { organisationQueries } from './organisations.queries.ts';
import { TrialNotice } from './trial-notice.tsx';

const record = makeCorporateRecord({
  corporateMode: site.corporateMode,
  deployment: site.corporateIdentifier,
  session,
  brand,
  call,
  // biome-ignore lint/suspicious/noConsole: the seed has it logged, and nothing shown
  log: (what) => console.warn('The corporate record did not come.', what),
});

/**
 * Keeps the page in its organisation's look, and says how long the trial runs. Follows the organisation: what its
 * admin changes is worn by every open page of its people.
 */
export function OrganisationFollower() {
  const person = useSession();
  const token = person?.token ?? null;
  const organisationId = person?.user.organisationId ?? null;
  const openedBy = useRef(token);
  useEffect(() => brand.follow(), []);
  useEffect(() => record.takeIdentifier(window.location.search), []);
  useEffect(() => {
    if (token) void record.begin({ justSignedIn: token !== openedBy.current });
  }, [token]);

  const cache = useQueryClient();
  const changed = () => {
    void cache.invalidateQueries({ queryKey: organisationQueries.all });
    void record.fetchRecord();
  };
  useLive(organisationId && `${organisationTopicPrefix}:${organisationId}`, {
    onEvent: changed,
    onReset: changed,
  });
  const { data } = useQuery({ ...organisationQueries.mine(), enabled: organisationId !== null });
  return data ? <TrialNotice organisation={data} /> : null;
}
