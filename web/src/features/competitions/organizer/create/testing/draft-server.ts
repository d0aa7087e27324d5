import type {
  CompetitionReply,
  MyCompetitionCard,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { RegistrationSettingsReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { tryScoring } from '@chalkline/contract/competitions/scoring-trial.endpoints.ts';
import type {
  ScoringTrial,
  ScoringTrialReply,
} from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { refusalOf } from '../../../../../platform/testing/server-sentence.ts';

const noSettings: RegistrationSettingsReply = {
  isOpen: false,
  opensAt: null,
  closesAt: null,
  capacity: null,
  rosterLocksAt: null,
  currency: 'EUR',
  taxRate: null,
  holdMinutes: 10,
  refundRule: [],
  transferHours: null,
  shareHours: null,
  divisions: [],
  version: 0,
  needsPayoutAccount: false,
};

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

/** A server with one draft that accepts every change unless told otherwise. */
export class DraftServer {
  competition: CompetitionReply;
  mine: MyCompetitionCard[] = [];
  /** The current list of divisions. */
  divisions: DivisionReply[] = [];
  registration = noSettings;
  /** The next change gets no response. */
  losesNext = false;
  /** The next change is refused with this code. */
  refusesNext: string | null = null;
  /** The scoring trials; kept apart because they change nothing. */
  readonly trials: ScoringTrial[] = [];
  /** The reply to the next trials. */
  boards: ScoringTrialReply['boards'] = [];
  readonly #sent: (Sent & { method: string })[] = [];

  constructor(competition: CompetitionReply) {
    this.competition = competition;
  }

  sent(method: 'POST' | 'PATCH' | 'PUT'): Sent[] {
    return this.#sent.filter((one) => one.method === method);
  }

  readonly fetch: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Response.json({ message: 'OK', data: this.#read(pathname), next: null });
    if (pathname === tryScoring.path) {
      this.trials.push(JSON.parse(String(init?.body)));
      return Response.json({ message: 'OK', data: { boards: this.boards } });
    }
    const key = new Headers(init?.headers).get('idempotency-key');
    this.#sent.push({ method, path: pathname, body: JSON.parse(String(init?.body ?? '{}')), key });
    if (this.losesNext) {
      this.losesNext = false;
      throw new TypeError('Failed to fetch');
    }
    if (this.refusesNext) {
      const code = this.refusesNext;
      this.refusesNext = null;
      return Response.json(refusalOf(code), { status: 409 });
    }
    return Response.json({ message: 'OK', data: this.#made(pathname) });
  };

  #made(path: string): unknown {
    if (path.endsWith('/registration-settings')) return this.registration;
    const isWhole = /^\/api\/competitions(\/c1)?(\/copies)?$/.test(path);
    return isWhole ? this.competition : { id: 'made', name: 'Made' };
  }

  #read(path: string): unknown {
    if (path === '/api/my/competitions') return this.mine;
    if (path.endsWith('/registration-settings')) return this.registration;
    if (path.endsWith('/divisions')) return this.divisions;
    return path === '/api/competitions/c1' ? this.competition : [];
  }
}
