import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Sql } from '../database/database.ts';

/** How the database ran a query. */
export interface QueryPlan {
  readonly milliseconds: number;
  /** The indexes it used, and the tables it scanned sequentially. */
  readonly indexes: readonly string[];
  readonly wholeTables: readonly string[];
  /** Rows that were read and filtered out. */
  readonly leftOut: number;
  /** Pages of 8 kB that it read, from memory or disk. */
  readonly pages: number;
  /** The plan, one step per line, with the steps it uses below it. */
  readonly steps: readonly string[];
}

/** A node of a plan in PostgreSQL's output. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A database that explains every query as it runs; `plans` collects the plans. */
export async function openExplained(databaseUrl: string) {
  const plans: QueryPlan[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sql: Sql = drizzle({ client: explaining(client, plans) });
  return { sql, plans, close: () => client.end() };
}

/** Has the client explain each query before running it. */
function explaining(client: pg.Client, plans: QueryPlan[]): pg.Client {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const query = async (...given: unknown[]) => {
    const [{ text }, values] = given as [{ text: string }, unknown[]];
    const { rows } = await ask(`explain (analyze, buffers, format json) ${text}`, values);
    const [plan] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode; 'Execution Time': number }];
    plans.push(planOf(plan.Plan, plan['Execution Time']));
    return ask(...given);
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

function planOf(plan: PlanNode, milliseconds: number): QueryPlan {
  const nodes = nodesOf(plan);
  return {
    milliseconds,
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    wholeTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 0) > 0
        ? (node['Relation Name'] ?? [])
        : [],
    ),
    leftOut: nodes.reduce(
      (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1),
      0,
    ),
    steps: stepsOf(plan, ''),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function stepsOf(node: PlanNode, indent: string): string[] {
  const what = [node['Node Type'], node['Index Name'] ?? node['Relation Name'] ?? ''].join(' ').trim();
  const line = `${indent}${what}: ${node['Actual Rows'] ?? 0} rows, ${node['Actual Loops'] ?? 0} times`;
  return [line, ...(node.Plans ?? []).flatMap((below) => stepsOf(below, `${indent}  `))];
}
