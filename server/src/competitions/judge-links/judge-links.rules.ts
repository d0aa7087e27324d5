import { dateFormat } from '@chalkline/contract/date-format.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

interface PrintedLink {
  readonly token: string;
  readonly lane: number;
  readonly expiresAt: Date;
  readonly floor: { readonly name: string };
  readonly competition: { readonly name: string; readonly zone: string };
}

interface Site {
  readonly productName: string;
  readonly publicUrl: string;
}

/** A page for each lane, to hand to its judge. */
export function judgeLinksPaper({ productName, publicUrl }: Site, links: readonly PrintedLink[]): PdfPaper {
  const name = links[0]?.competition.name ?? '';
  return {
    title: `Judge links: ${name}`,
    header: { left: productName, right: 'Judge link' },
    footer: name,
    blocks: links.flatMap((link, index): PdfBlock[] => [
      ...(index === 0 ? [] : [{ kind: 'new_page' } as const]),
      { kind: 'heading', level: 'figure', text: `Lane ${link.lane}` },
      { kind: 'space', height: 24 },
      { kind: 'heading', level: 2, text: link.floor.name },
      { kind: 'text', text: name },
      { kind: 'space', height: 24 },
      {
        kind: 'qr',
        data: absoluteUrl(publicUrl, urlOf('judgeLink', {}, { link: link.token })),
        caption: 'Scan to judge this lane.',
      },
      { kind: 'space', height: 24 },
      {
        kind: 'text',
        text: `The link works on the first phone that opens it, until ${lastDay(link)}. You don’t need an account.`,
      },
    ]),
  };
}

/** The last day on which it works, at the venue. */
function lastDay({ expiresAt, competition }: PrintedLink): string {
  const words = { weekday: 'long', month: 'long', day: 'numeric', timeZone: competition.zone } as const;
  return `the end of ${dateFormat(words, 'en-US').format(new Date(expiresAt.getTime() - 1))}`;
}
