import { expect, it } from 'vitest';
import { jobs } from './manifests.ts';

it.each(jobs.map((job) => [job.name, job] as const))(
  '%s has a service, and carries nothing when nobody sends it',
  async (name, { data, schedule, load }) => {
    expect(name).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(await load()).toBeTypeOf('function');
    if (schedule !== undefined) expect(data.safeParse({}).success).toBe(true);
  },
);

it('have different names', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
