import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

export interface PrintedPass {
  readonly holderName: string;
  readonly seriesName: string;
  readonly passName: string;
  /** The ticket type that it is good for. */
  readonly typeName: string;
  /** How many dates of choice; null: every date. */
  readonly uses: number | null;
  /** What the QR code says; null: the pass is void. */
  readonly code: string | null;
}

/** A page for each pass, to be scanned at the door of every date. */
export function passesPaper(productName: string, passes: readonly PrintedPass[]): PdfPaper {
  const name = passes[0]?.seriesName ?? '';
  return {
    title: `${passes.length === 1 ? 'Pass' : 'Passes'}: ${name}`,
    header: { left: productName, right: 'Pass' },
    footer: name,
    blocks: passes.flatMap((pass, index): PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'new_page' as const }] : []),
      ...pageOf(pass),
    ]),
  };
}

function pageOf({ holderName, seriesName, passName, typeName, uses, code }: PrintedPass): PdfBlock[] {
  return [
    { kind: 'heading', text: seriesName },
    { kind: 'text', tone: 'strong', text: passName },
    { kind: 'space', height: 18 },
    {
      kind: 'facts',
      facts: [
        ['Name', holderName],
        ['Good for', usesText(uses)],
        ['Ticket', typeName],
      ],
    },
    { kind: 'space', height: 18 },
    code === null
      ? { kind: 'text', tone: 'strong', text: 'This pass is no longer valid.' }
      : {
          kind: 'qr',
          data: code,
          caption: 'Show this code at the door. It lets one person in on each date.',
        },
  ];
}

function usesText(uses: number | null): string {
  if (uses === null) return 'Every date';
  return uses === 1 ? 'One date you choose' : `Any ${uses} dates you choose`;
}
