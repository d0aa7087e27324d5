import { ageGroupOf } from '@chalkline/contract/competitions/age-groups.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { IconCake, IconMapPin, IconStar, IconStarFilled, IconUsers, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { useFollowed } from '../following/use-following.ts';
import type { LoadedBoard } from '../loaded-board.ts';
import { type RowFilters, valuesOf } from './row-filters.ts';
import { ValueSelect } from './value-select.tsx';

interface BoardFiltersProps {
  board: LoadedBoard;
  filters: RowFilters;
  /** Some on this board gave a birth date. */
  hasAges: boolean;
  onFilter: (name: 'country' | 'region' | 'team' | 'age' | 'following', value: string) => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Narrows the board; a filter that nothing could be chosen in is not shown. */
export function BoardFilters({ board, filters, hasAges, onFilter }: BoardFiltersProps) {
  const { followed, isOffered } = useFollowed();
  const { competitionId, divisionId, view } = board.head;
  const isPart = board.next !== null;
  const asked = useQuery({
    ...competitionQueries.boardFilters(competitionId, { divisionId, view }),
    enabled: isPart || hasAges,
  });
  const here = useMemo(
    () => ({
      countries: isPart ? [] : valuesOf(board.rows, 'country'),
      regions: isPart ? [] : valuesOf(board.rows, 'region'),
      affiliates: isPart ? [] : valuesOf(board.rows, 'affiliate'),
    }),
    [isPart, board.rows],
  );
  const { countries, regions, affiliates } = (isPart ? asked.data : undefined) ?? here;
  const ages = asked.data?.ageGroups ?? [];
  // Until the answer is there, what is likely in it has its room: nothing moves when it comes.
  const isAwaited = asked.isLoading;
  return (
    <>
      {(countries.length > 1 || (isAwaited && isPart) || filters.country !== '') && (
        <ValueSelect
          label="Country"
          icon={<IconWorld {...look} />}
          values={countries}
          value={filters.country}
          onChange={(value) => onFilter('country', value)}
          text={countryName}
        />
      )}
      {(regions.length > 1 || filters.region !== '') && (
        <ValueSelect
          label="Region"
          icon={<IconMapPin {...look} />}
          values={regions}
          value={filters.region}
          onChange={(value) => onFilter('region', value)}
        />
      )}
      {(affiliates.length > 1 || (isAwaited && isPart) || filters.team !== '') && (
        <ValueSelect
          label="Team"
          icon={<IconUsers {...look} />}
          values={affiliates}
          value={filters.team}
          onChange={(value) => onFilter('team', value)}
        />
      )}
      {(ages.length > 0 || (isAwaited && hasAges) || filters.age !== '') && (
        <ValueSelect
          label="Age"
          icon={<IconCake {...look} />}
          values={ages}
          value={filters.age}
          onChange={(value) => onFilter('age', value)}
          text={ageText}
        />
      )}
      {isOffered && (followed.size > 0 || filters.following) && (
        <Button
          icon={filters.following ? <IconStarFilled {...look} /> : <IconStar {...look} />}
          aria-pressed={filters.following}
          onClick={() => onFilter('following', filters.following ? '' : '1')}
        >
          {`Following ${followed.size}`}
        </Button>
      )}
    </>
  );
}

const ageText = (group: string) => ageGroupOf(group)?.name ?? group;
