import { expect, it } from 'vitest';
import { jobs } from './manifests.ts';

it.each(jobs.map((binding) => [binding.job.name, binding] as const))(
  '%s has a handler, and carries nothing when nobody sends it',
  async (name, { job, load }) => {
    expect(name).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect((await load()).handle).toBeTypeOf('function');
    if (job.schedule !== undefined) expect(job.data.safeParse({}).success).toBe(true);
  },
);

it('have different names', () => {
  const names = jobs.map(({ job }) => job.name);
  expect(new Set(names).size).toBe(names.length);
});
