import { CallFailed, type Client } from '@chalkline/contract/http/client.ts';
import { brandOf } from '@chalkline/contract/organizations/brand.ts';
import { identifierPattern } from '@chalkline/contract/organizations/identifier.rules.ts';
import type { CorporateReply } from '@chalkline/contract/organizations/organization.schema.ts';
import {
  getCorporate,
  getMyOrganization,
} from '@chalkline/contract/organizations/organizations.endpoints.ts';
import type { BrandStore } from '../../platform/brand.ts';
import type { SessionStore } from '../../platform/session.ts';

interface CorporatePorts {
  readonly corporateMode: boolean;
  /** Of the deployment; null: people bring their own. */
  readonly deployment: string | null;
  readonly session: Pick<SessionStore, 'current' | 'token' | 'read' | 'write'>;
  readonly brand: Pick<BrandStore, 'wear'>;
  readonly call: Client;
  readonly log: (what: unknown) => void;
}

/**
 * The corporate record of this browser (rules: "the corporate record"): where its identifier comes from, and its
 * look.
 */
export function makeCorporateRecord(ports: CorporatePorts) {
  const { corporateMode, deployment, session, brand, call, log } = ports;

  /** Counts requests, so that only the response to the latest one is applied. */
  let asked = 0;

  /** Fetched only with a token, an identifier and corporate mode on. Failures are logged, not shown. */
  async function fetchRecord(): Promise<void> {
    const identifier = session.read('corporateIdentifier');
    if (!corporateMode || !session.token() || !identifier) return;
    asked += 1;
    const mine = asked;
    try {
      const { data } = await call(getCorporate, { query: { identifier } });
      if (mine !== asked) return;
      brand.wear(brandOf(data));
      if (session.current()?.user.accountType === 'corporate_admin') keepTrial(data);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      // Answered, but not with 200; or not answered at all.
      log(failure.status > 0 ? failure.message : failure.errors[0]);
      if (failure.status === 404 && mine === asked) brand.wear(null);
    }
  }

  function keepTrial({ trial_start_date, trial_period }: CorporateReply): void {
    if (trial_start_date !== undefined) session.write('trialStartDate', trial_start_date);
    if (trial_period !== undefined) session.write('trialPeriod', String(trial_period ?? ''));
  }

  /** `search` is the query of the address: `?corporate=northgate-energy`, as in links and invitations. */
  function takeIdentifier(search: string): void {
    const named = new URLSearchParams(search).get('corporate');
    const wanted = named && identifierPattern.test(named) ? named : deployment;
    if (wanted && (named || !session.read('corporateIdentifier')))
      session.write('corporateIdentifier', wanted);
  }

  /** At sign-in the account says which organization it is; later what is stored does. */
  async function takeOwn(): Promise<void> {
    if (!corporateMode || !session.current()?.user.organizationId) return;
    const found = await call(getMyOrganization).catch((failure: unknown) => {
      if (!(failure instanceof CallFailed)) throw failure;
      log(failure.status > 0 ? failure.message : failure.errors[0]);
      return null;
    });
    if (found?.data) session.write('corporateIdentifier', found.data.identifier);
  }

  return {
    fetchRecord,
    takeIdentifier,
    /** After signing in, or when a signed-in person opens the page. */
    async begin({ justSignedIn }: { justSignedIn: boolean }): Promise<void> {
      if (justSignedIn || !session.read('corporateIdentifier')) await takeOwn();
      await fetchRecord();
    },
  };
}
