import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { moulds } from './moulds.ts';

const path = 'web/src/features/events/event-list.tsx';
const said = (text: string, at = path, exempt: Readonly<Record<string, string>> = {}) =>
  report(moulds(houseWith({ [at]: text }), exempt));

describe('moulds', () => {
  it.each([
    ["import { useQuery, useMutation } from '@tanstack/react-query';", 'useAction'],
    ["import { useInfiniteQuery } from '@tanstack/react-query';", 'PagedList'],
    ["import { infiniteQueryOptions as options } from '@tanstack/react-query';", 'pagedQuery'],
    ["import { ConfirmModal } from '../../ui/modal.tsx';", 'ConfirmAction'],
  ])('refuse %s in a feature', (text, instead) => {
    expect(said(text)).toMatch(new RegExp(`^${path}:1 \\[code/moulds\\] .* use .*${instead}`));
  });

  it('let features read single things, and patterns and tests use everything', () => {
    expect(said("import { useQuery, queryOptions } from '@tanstack/react-query';")).toBe('');
    const mutation = "import { useMutation } from '@tanstack/react-query';";
    expect(said(mutation, 'web/src/patterns/use-action.ts')).toBe('');
    expect(said(mutation, 'web/src/features/events/event-list.test.tsx')).toBe('');
  });

  it('know exemptions by file and name, and refuse one that is no longer needed', () => {
    const mutation = "import { useMutation } from '@tanstack/react-query';";
    const exempt = { 'events/event-list.tsx#useMutation': 'shows the choice before the answer' };
    expect(said(mutation, path, exempt)).toBe('');
    expect(said(mutation.replace('useMutation', 'useInfiniteQuery'), path, exempt)).toContain(
      'useInfiniteQuery',
    );
    expect(said("import { useQuery } from '@tanstack/react-query';", path, exempt)).toContain(
      'no longer needs its exemption',
    );
  });
});
