import type { CompetitionsQuery } from '@chalkline/contract/competitions/competition-list.schema.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { listCompetitions } from '../competitions/competitions.list.service.ts';
import { findOnBoardTask } from './boards.found.service.ts';

/** How the database answered one question of a list. */
export interface ListPlan {
  readonly milliseconds: number;
  /** The indexes it read, and the tables that it read from end to end. */
  readonly indexes: readonly string[];
  readonly wholeTables: readonly string[];
  /** Rows that were looked at and not given. */
  readonly leftOut: number;
  readonly plan: unknown;
}

/** A node of a plan as PostgreSQL tells it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Asks as the calls do, and tells how the database came to its answers. */
export async function openListPlans(databaseUrl: string, dataDir: string) {
  const plans: ListPlan[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = drizzle({ client: explaining(client, plans) });
  const database: Database = {
    sql,
    transaction: (work) => work({ sql } as unknown as Transaction),
  };
  const config = readConfig({ DATA_DIR: dataDir });
  const parts = { config, clock: systemClock, database } as unknown as Parts;
  const planned = async (ask: () => Promise<unknown>) => {
    plans.length = 0;
    await ask();
    return [...plans];
  };
  return {
    competitions: (query: CompetitionsQuery) => planned(() => listCompetitions(parts, query)),
    /** Its second page. */
    async further(query: CompetitionsQuery) {
      const { next } = await listCompetitions(parts, query);
      return planned(() => listCompetitions(parts, { ...query, cursor: next ?? undefined }));
    },
    board: (divisionId: string, filter: { readonly ageGroup?: string; readonly country?: string }) =>
      planned(() =>
        findOnBoardTask.run(
          { ...parts, live: { publish: () => Promise.resolve() } },
          {
            ...{ divisionId, view: 'public', workoutId: null, from: 0 },
            ...filter,
          },
        ),
      ),
    close: () => client.end(),
  };
}

/** Before each question that it is asked, the client has it explained. */
function explaining(client: pg.Client, plans: ListPlan[]): pg.Client {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const query = async (...given: unknown[]) => {
    const [{ text }, values] = given as [{ text: string }, unknown[]];
    const { rows } = await ask(`explain (analyze, format json) ${text}`, values);
    const [plan] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode; 'Execution Time': number }];
    plans.push(planOf(plan.Plan, plan['Execution Time']));
    return ask(...given);
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

function planOf(plan: PlanNode, milliseconds: number): ListPlan {
  const nodes = nodesOf(plan);
  return {
    milliseconds,
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    wholeTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 0) > 0
        ? (node['Relation Name'] ?? [])
        : [],
    ),
    leftOut: nodes.reduce(
      (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1),
      0,
    ),
    plan,
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
