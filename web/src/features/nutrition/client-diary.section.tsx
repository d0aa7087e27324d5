import { getClientDiary, setClientTargets } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { decimalText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { HistoryDay } from '@chalkline/contract/nutrition/history.schema.ts';
import { type TrainerTargetsReply, weekdayOf } from '@chalkline/contract/nutrition/targets.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { numberText } from '../../ui/locale.ts';
import { Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { today } from './diary/diary-texts.ts';
import { targetLines } from './diary/target-texts.ts';
import { TargetsModal } from './diary/targets-modal.tsx';
import { dayLabel } from './diary/weeks.ts';

const days = 14;

const figure = (key: 'energy' | 'protein' | 'carbohydrate' | 'fat', head: string) => ({
  key,
  head,
  align: 'right' as const,
  cell: (row: HistoryDay) => sumText(row[key]),
});

const columns = [
  { key: 'day', head: 'Day', phone: 'lead' as const, cell: ({ day }: HistoryDay) => dayLabel(day) },
  figure('energy', 'kcal'),
  figure('protein', 'Protein, g'),
  figure('carbohydrate', 'Carbs, g'),
  figure('fat', 'Fat, g'),
];

/** What a client’s last days add up to, beside their targets: for their trainer, while they share nutrition. */
export function ClientDiarySection({
  client: { coachingId, name },
}: {
  client: { coachingId: string; name: string };
}) {
  const [isSetting, setSetting] = useState(false);
  const queryKey = ['client-diary', coachingId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(getClientDiary, { params: { coachingId }, query: { to: today(), days } }, { signal })).data,
  });
  return (
    <Panel
      title="Food diary"
      padded
      actions={
        query.data?.diary && (
          <Button size={48} onClick={() => setSetting(true)}>
            Set targets
          </Button>
        )
      }
    >
      {isSetting && (
        <TargetsModal
          title={`Set targets for ${name}`}
          day={today()}
          targets={query.data?.diary?.targets.find(({ weekday }) => weekday === weekdayOf(today())) ?? null}
          hasNote
          send={(call, body) => call(setClientTargets, { params: { coachingId }, body })}
          invalidates={[queryKey]}
          onClose={() => setSetting(false)}
        />
      )}
      <Loaded query={query} failed="Couldn’t load the food diary">
        {({ diary }) =>
          diary === null ? (
            <p className={text.muted}>Your client doesn’t share nutrition with you.</p>
          ) : (
            <Stack gap={12}>
              {targetLines({ current: diary.targets, later: [] }, false).map((line) => (
                <p key={line.figures}>
                  <b>{line.days}</b> <span className={text.hint}>{line.figures}</span>
                </p>
              ))}
              <BySelf sets={diary.byTrainer} />
              <Days days={diary.days.toReversed()} />
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** What became of the targets that the trainer set last. */
function BySelf({ sets }: { sets: readonly TrainerTargetsReply[] }) {
  const [last] = sets;
  if (!last) return null;
  return (
    <p className={text.hint}>
      {last.declinedAt === null
        ? `You set targets from ${dayLabel(last.startsOn)}.`
        : `Your client declined the targets from ${dayLabel(last.startsOn)}: their own apply.`}
    </p>
  );
}

function Days({ days: logged }: { days: readonly HistoryDay[] }) {
  if (logged.length === 0) return <p className={text.muted}>No days logged in the last two weeks.</p>;
  return (
    <DataTable
      caption="Days of the food diary"
      dense
      columns={columns}
      rows={logged}
      rowKey={({ day }) => day}
    />
  );
}

/** “≥” where some foods’ figures aren’t known. */
function sumText({ exact, known, of }: HistoryDay['energy']): string {
  if (known === 0) return '–';
  const whole = numberText(Number(decimalText(BigInt(exact), 8)), { maximumFractionDigits: 0 });
  return known < of ? `≥ ${whole}` : whole;
}
