import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { writeRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

export interface PrintedPlace {
  /** What its QR code is made from. */
  readonly unitId: string;
  /** The athlete, or the team. */
  readonly name: string;
  readonly bib: number;
  readonly division: string;
}

/** When and where it takes place. */
type PrintedCompetition = Parameters<typeof placeLine>[0] & {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
};

/** A page for each place, to be scanned at check-in. */
export function placesPaper(
  productName: string,
  competition: PrintedCompetition,
  places: readonly PrintedPlace[],
): PdfPaper {
  return {
    title: `Registration: ${competition.name}`,
    header: { left: productName, right: 'Registration' },
    footer: competition.name,
    blocks: places.flatMap((place, index): PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'new_page' as const }] : []),
      ...pageOf(competition, place),
    ]),
  };
}

function pageOf(competition: PrintedCompetition, { unitId, name, bib, division }: PrintedPlace): PdfBlock[] {
  const { startsOn, endsOn, zone } = competition;
  const days = startsOn === endsOn ? dayText(startsOn) : `${dayText(startsOn)} to ${dayText(endsOn)}`;
  return [
    { kind: 'heading', text: competition.name },
    { kind: 'text', tone: 'strong', text: `${days} (${zoneText(zone)})` },
    { kind: 'text', text: placeLine(competition) },
    { kind: 'space', height: 18 },
    {
      kind: 'facts',
      facts: [
        ['Name', name],
        ['Division', division],
        ['Bib', String(bib)],
      ],
    },
    { kind: 'space', height: 18 },
    { kind: 'qr', data: writeRegistrationCode(unitId), caption: 'Show this code at check-in.' },
  ];
}

const dayText = (on: string) =>
  dateFormat({ dateStyle: 'full', timeZone: 'UTC' }, 'en-US').format(new Date(`${on}T00:00:00Z`));
