import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { clockTime } from '../../../ui/times.ts';
import { SectionTitle } from '../../../ui/titles.tsx';
import styles from './heat-sheets.module.css';
import { heatQueries } from './heats.queries.ts';
import { useHeatSheet } from './use-heat-paper.ts';
import { useHeatsNews } from './use-heats-news.ts';

/** The published heats of a workout: who starts when and in which lane. */
export function HeatSheetsSection({ competition }: { competition: CompetitionReply }) {
  const query = useQuery(heatQueries.published(competition.id));
  useHeatsNews(competition.id);
  return (
    <Stack gap={16}>
      <SectionTitle>Heats</SectionTitle>
      <Loaded query={query} failed="Couldn’t load the heats">
        {({ heats }) =>
          heats.length === 0 ? (
            <EmptyState title="No heats yet">
              Heats and lanes appear here once the organizer publishes them.
            </EmptyState>
          ) : (
            <Sheet competition={competition} heats={heats} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** Heats of workouts that aren't released yet have no workout to choose them by. */
const unnamed = 'unnamed';

function Sheet({ competition, heats }: { competition: CompetitionReply; heats: readonly HeatReply[] }) {
  const [params, setParams] = useSearchParams();
  const sheets = Map.groupBy(heats, ({ workoutId }) => workoutId ?? unnamed);
  const next = heats.find(({ endsAt }) => endsAt > new Date().toISOString());
  const asked = params.get('workout') ?? '';
  const shown = sheets.has(asked) ? asked : ((next ?? heats[0])?.workoutId ?? unnamed);
  return (
    <>
      {sheets.size > 1 && (
        <SelectField
          label="Workout"
          labelHidden
          choices={[...sheets].map(([value, of]) => ({
            value,
            label: of[0]?.workoutName ?? 'Workout to be announced',
            hint: clockTime(of[0]?.startsAt ?? '', competition.zone),
          }))}
          value={shown}
          onChange={(to) =>
            setParams(
              (given) => {
                given.set('workout', to);
                return given;
              },
              { preventScrollReset: true },
            )
          }
        />
      )}
      {shown !== unnamed && (
        <SheetDownload
          competitionId={competition.id}
          workoutId={shown}
          version={sheets.get(shown)?.[0]?.version ?? 0}
        />
      )}
      <div className={styles.heats}>
        {(sheets.get(shown) ?? []).map((heat) => (
          <Heat key={heat.id} heat={heat} competition={competition} />
        ))}
      </div>
    </>
  );
}

function SheetDownload(paper: { competitionId: string; workoutId: string; version: number }) {
  const download = useHeatSheet(paper);
  return (
    <div>
      <Button
        size={32}
        busy={download.busy}
        icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => download.run()}
      >
        Heat sheet (PDF)
      </Button>
    </div>
  );
}

function Heat({ heat, competition }: { heat: HeatReply; competition: CompetitionReply }) {
  const { number, count, floor, startsAt, lanes, version } = heat;
  const divisions = new Map(competition.divisions.map(({ id, name }) => [id, name]));
  const named = [...new Set(lanes.map(({ divisionId }) => divisions.get(divisionId)))].join(', ');
  return (
    <Panel
      level={3}
      title={`${clockTime(startsAt, competition.zone)}, heat ${number} of ${count}`}
      footer={`${[floor.name, named].filter((part) => part).join(', ')}. Heat sheet ${version}.`}
    >
      <ol className={styles.lanes}>
        {lanes.map(({ lane, entryId, name, country, bib }) => (
          <li key={entryId}>
            <b>{lane}</b>
            <span>
              {name} {country && <small>{country}</small>}
            </span>
            <small>{bib}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
