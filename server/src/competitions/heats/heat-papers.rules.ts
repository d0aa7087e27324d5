import type { HeatReply, LaneReply } from '@chalkline/contract/competitions/heat.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import { clockIn, usualLocale } from '@chalkline/contract/zone-text.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

/** What is done and scored. */
export interface PrintedPart {
  readonly name: string;
  readonly scoring: WorkoutScoring;
  readonly movements: readonly string[];
  readonly standards: readonly { readonly divisionId: string; readonly text: string }[];
}

/** What the papers of a workout's heats are written from. */
export interface PrintedHeats {
  readonly productName: string;
  readonly competition: { readonly name: string; readonly zone: string };
  readonly workout: { readonly name: string };
  /** The workout itself, and what else is scored in its heats. */
  readonly parts: readonly PrintedPart[];
  /** Names by id. */
  readonly divisions: ReadonlyMap<string, string>;
  /** By time. */
  readonly heats: readonly HeatReply[];
  readonly version: number;
  readonly publishedAt: string;
  /** Where the current version can be seen. */
  readonly link: string;
}

/** Who starts when and in which lane: a table for each heat. */
export function heatSheetPaper(printed: PrintedHeats): PdfPaper {
  const { workout, heats } = printed;
  return paperOf(printed, 'Heat sheet', [
    {
      kind: 'columns',
      columns: [
        [
          { kind: 'heading', text: workout.name },
          { kind: 'text', tone: 'strong', text: printed.competition.name },
          { kind: 'text', text: spanText(printed) },
        ],
        [qrOf(printed)],
      ],
    },
    ...heats.flatMap((heat): PdfBlock[] => [
      { kind: 'space', height: 12 },
      {
        kind: 'heading',
        level: 2,
        text: `Heat ${heat.number} of ${heat.count} · ${timeOf(printed, heat.startsAt)} · ${heat.floor.name}`,
      },
      { kind: 'text', tone: 'muted', text: `${dayOf(printed, heat.startsAt)}. ${callText(printed, heat)}` },
      {
        kind: 'table',
        columns: [
          { title: 'Lane', width: 0.7 },
          { title: 'Bib', width: 0.8 },
          { title: 'Athlete', width: 4 },
          { title: 'Country', width: 1 },
          { title: 'Division', width: 2.2 },
        ],
        rows: heat.lanes.map((lane) => [
          String(lane.lane),
          String(lane.bib),
          lane.name,
          lane.country ?? '',
          divisionOf(printed, lane),
        ]),
      },
    ]),
  ]);
}

/** A page for each lane that is used, to hang beside it: who comes when. */
export function laneCardsPaper(printed: PrintedHeats): PdfPaper {
  const { workout, heats } = printed;
  const placed = heats.flatMap((heat) => heat.lanes.map((lane) => ({ heat, lane })));
  const byLane = Map.groupBy(placed, ({ heat, lane }) => `${heat.floor.name} ${lane.lane}`);
  const cards = [...byLane.values()].sort(([a], [b]) => (a?.lane.lane ?? 0) - (b?.lane.lane ?? 0));
  return paperOf(
    printed,
    'Lane cards',
    pages(
      cards.map((card): PdfBlock[] => [
        {
          kind: 'columns',
          columns: [
            [
              { kind: 'heading', level: 'figure', text: `Lane ${card[0]?.lane.lane}` },
              { kind: 'space', height: 24 },
              { kind: 'heading', level: 2, text: `${workout.name}, ${card[0]?.heat.floor.name}` },
              { kind: 'text', text: printed.competition.name },
            ],
            [qrOf(printed)],
          ],
        },
        { kind: 'space', height: 12 },
        {
          kind: 'table',
          columns: [
            { title: 'Time', width: 1.4 },
            { title: 'Heat', width: 0.7 },
            { title: 'Bib', width: 0.8 },
            { title: 'Athlete', width: 4 },
            { title: 'Division', width: 2.2 },
          ],
          rows: card.map(({ heat, lane }) => [
            momentOf(printed, heat.startsAt),
            String(heat.number),
            String(lane.bib),
            lane.name,
            divisionOf(printed, lane),
          ]),
        },
      ]),
    ),
  );
}

export function paperOf(printed: PrintedHeats, name: string, blocks: readonly PdfBlock[]): PdfPaper {
  const { productName, competition, workout, version, publishedAt } = printed;
  const published = `Version ${version}, published ${momentOf(printed, publishedAt)}`;
  return {
    title: `${name}: ${workout.name}, version ${version}`,
    header: { left: productName, right: `${name}, version ${version}` },
    footer: `${competition.name} · ${workout.name} · ${published}`,
    blocks,
  };
}

/** Each on a page of its own. */
export function pages(sheets: readonly (readonly PdfBlock[])[]): PdfBlock[] {
  return sheets.flatMap((blocks, index) => (index === 0 ? blocks : [{ kind: 'new_page' }, ...blocks]));
}

export function qrOf({ version, link }: PrintedHeats): PdfBlock {
  return { kind: 'qr', data: link, caption: `Version ${version}. Scan for the current one.` };
}

export function divisionOf({ divisions }: PrintedHeats, { divisionId }: LaneReply): string {
  return divisions.get(divisionId) ?? '';
}

/** `Sat, Nov 21, 08:30 to 10:12`, at the venue. */
function spanText(printed: PrintedHeats): string {
  const [first, last] = [printed.heats[0], printed.heats.at(-1)];
  if (!first || !last) return '';
  const isOneDay = dayOf(printed, first.startsAt) === dayOf(printed, last.endsAt);
  const end = isOneDay ? timeOf(printed, last.endsAt) : momentOf(printed, last.endsAt);
  return `${momentOf(printed, first.startsAt)} to ${end}`;
}

function callText(printed: PrintedHeats, { floor, startsAt }: HeatReply): string {
  const at = new Date(Date.parse(startsAt) - floor.callMinutes * 60_000).toISOString();
  const area = floor.callArea ? `Call area ${floor.callArea}` : 'Call area';
  return `${area} at ${timeOf(printed, at)}.`;
}

export function momentOf(printed: PrintedHeats, moment: string): string {
  return `${dayOf(printed, moment)}, ${timeOf(printed, moment)}`;
}

function timeOf({ competition }: PrintedHeats, moment: string): string {
  return clockIn(new Date(moment), competition.zone);
}

function dayOf({ competition }: PrintedHeats, moment: string): string {
  const words = { weekday: 'short', month: 'short', day: 'numeric', timeZone: competition.zone } as const;
  return dateFormat(words, usualLocale).format(new Date(moment));
}
