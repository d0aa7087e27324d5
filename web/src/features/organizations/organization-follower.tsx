import { organizationTopicPrefix } from '@chalkline/contract/organizations/organization.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { brand } from '../../platform/brand.ts';
import { call } from '../../platform/calls.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { session, useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { makeCorporateRecord } from './corporate-record.ts';
import { organizationQueries } from './organizations.queries.ts';
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
 * Applies the organization's branding to the page and shows the trial notice. Watches for changes, so that new
 * branding appears on every open page.
 */
export function OrganizationFollower() {
  const person = useSession();
  const token = person?.token ?? null;
  const organizationId = person?.user.organizationId ?? null;
  const openedBy = useRef(token);
  useEffect(() => brand.follow(), []);
  useEffect(() => record.takeIdentifier(window.location.search), []);
  useEffect(() => {
    if (token) void record.begin({ justSignedIn: token !== openedBy.current });
  }, [token]);

  const cache = useQueryClient();
  const changed = () => {
    void cache.invalidateQueries({ queryKey: organizationQueries.all });
    void record.fetchRecord();
  };
  useLive(organizationId && `${organizationTopicPrefix}:${organizationId}`, {
    onEvent: changed,
    onReset: changed,
  });
  const { data } = useQuery({ ...organizationQueries.mine(), enabled: organizationId !== null });
  return data ? <TrialNotice organization={data} /> : null;
}
