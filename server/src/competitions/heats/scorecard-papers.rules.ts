import type { HeatReply, LaneReply } from '@chalkline/contract/competitions/heat.schema.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';
import {
  divisionOf,
  momentOf,
  type PrintedHeats,
  type PrintedPart,
  pages,
  paperOf,
  qrOf,
} from './heat-papers.rules.ts';
import { scorecardLines } from './scorecard-lines.rules.ts';

/** What fits on half a page below the head of a card: so many lines of this many letters. */
const halfPage = { lines: 13, letters: 60 };

/**
 * A card for each athlete for the judge to fill in, in the order of heats and lanes: two on a page, or one where the
 * parts and standards of the workout need more room.
 */
export function scorecardsPaper(printed: PrintedHeats): PdfPaper {
  const placed = printed.heats.flatMap((heat) => heat.lanes.map((lane) => ({ heat, lane })));
  const cards = placed.map(({ heat, lane }) => scorecard(printed, heat, lane));
  if (placed.some(({ lane }) => linesOf(printed, lane) > halfPage.lines))
    return paperOf(printed, 'Scorecards', pages(cards));
  const sheets = Array.from({ length: Math.ceil(cards.length / 2) }, (_, sheet): PdfBlock[] => [
    { kind: 'columns', columns: [cards[sheet * 2] ?? [], cards[sheet * 2 + 1] ?? []] },
  ]);
  return { ...paperOf(printed, 'Scorecards', pages(sheets)), landscape: true };
}

function scorecard(printed: PrintedHeats, heat: HeatReply, lane: LaneReply): PdfBlock[] {
  const { parts, workout } = printed;
  return [
    {
      kind: 'columns',
      columns: [
        [
          { kind: 'heading', text: `Heat ${heat.number}, lane ${lane.lane}` },
          { kind: 'text', tone: 'strong', text: `${lane.bib} ${lane.name}` },
          { kind: 'text', text: divisionOf(printed, lane) },
          { kind: 'text', tone: 'muted', text: `${workout.name}, ${heat.floor.name}` },
          { kind: 'text', tone: 'muted', text: momentOf(printed, heat.startsAt) },
        ],
        [qrOf(printed)],
      ],
    },
    ...parts.flatMap((part, index): PdfBlock[] => [
      ...textsOf(part, lane).map((text): PdfBlock => ({ kind: 'text', text })),
      {
        kind: 'table',
        columns: [
          { title: parts.length > 1 ? part.name : 'Score', width: 1 },
          { title: '', width: 1.4 },
        ],
        rows: rowsOf(part, index === parts.length - 1).map((line) => [line, '']),
      },
    ]),
  ];
}

/** What is judged: the movements, and how they are done in the athlete’s division. */
function textsOf({ movements, standards }: PrintedPart, { divisionId }: LaneReply): string[] {
  const standard = standards.find((one) => one.divisionId === divisionId)?.text;
  return [...(movements.length > 0 ? [movements.join(' · ')] : []), ...(standard ? [standard] : [])];
}

function rowsOf({ scoring }: PrintedPart, isLast: boolean): string[] {
  return [...scorecardLines(scoring), ...(isLast ? ['Judge', 'Athlete’s signature'] : [])];
}

/** How many lines a card has below its head, its texts wrapped. */
function linesOf({ parts }: PrintedHeats, lane: LaneReply): number {
  const wrapped = (text: string) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / halfPage.letters)), 0);
  return parts.reduce((sum, part, index) => {
    const texts = textsOf(part, lane).reduce((lines, text) => lines + wrapped(text), 0);
    return sum + texts + 1 + rowsOf(part, index === parts.length - 1).length;
  }, 0);
}
