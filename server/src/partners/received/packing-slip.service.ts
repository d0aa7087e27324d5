import { dateFormat } from '@chalkline/contract/date-format.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { localizedAddress } from '@chalkline/contract/partners/localized-address.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { formatAddress } from 'localized-address-format';
import { countryName } from '../../countries/countries.service.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { receivedNotFound } from './received.errors.ts';
import { waitingOf } from './received.rules.ts';
import { getReceivedOrder, type ReceivedView } from './received.service.ts';

/**
 * What goes into a parcel, to pack by and to put in: of one that was sent, or of the next one. Without prices: parcels are
 * presents too. Throws 404 for another partner's order, and an unknown parcel.
 */
export async function getPackingSlip(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  parcelId: string | undefined,
): Promise<FileReply> {
  const view = await getReceivedOrder(parts, viewer, orderId);
  const link = absoluteUrl(parts.config.publicUrl, urlOf('order', { orderId }));
  const name = fileNameOf(['packing slip', parcelId ?? orderId], 'pdf');
  return pdfReply(parts, slipOf(view, packedIn(view, parcelId), link), name);
}

interface Packed {
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
}

/** Lines with pieces in a parcel; without one those that are still to leave, or all that left. */
function packedIn({ lines, parcels }: ReceivedView, parcelId: string | undefined): Packed[] {
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (parcelId !== undefined && !parcel) throw receivedNotFound();
  const sent = new Map(parcel?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isWaiting = lines.some((line) => waitingOf(line) > 0);
  return lines.flatMap(({ title, sku, ...line }) => {
    const quantity = parcel ? (sent.get(line.id) ?? 0) : isWaiting ? waitingOf(line) : line.shipped;
    return quantity > 0 ? [{ title, sku, quantity }] : [];
  });
}

function slipOf({ row }: ReceivedView, packed: readonly Packed[], link: string): PdfPaper {
  const { partnerName, buyerName, number, address, placedAt } = row;
  const title = ['Packing slip', number].filter(Boolean).join(' ');
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  const placed = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }, 'en-US').format(placedAt);
  const party = (label: string, [first = '', ...more]: readonly string[]): PdfBlock[] => [
    { kind: 'text', tone: 'muted', text: label },
    { kind: 'text', tone: 'strong', text: first },
    ...more.map((text): PdfBlock => ({ kind: 'text', text })),
  ];
  const order = party('Order', [number ?? buyerName, placed]);
  return {
    title: `${title}: ${partnerName}`,
    header: { left: partnerName, right: title },
    footer: [partnerName, title].join(' · '),
    blocks: [
      { kind: 'heading', text: 'Packing slip' },
      { kind: 'space', height: 12 },
      {
        kind: 'columns',
        columns: [party('Send to', linesOf(buyerName, address)), party('From', [partnerName]), order],
      },
      { kind: 'space', height: 18 },
      {
        kind: 'table',
        columns: [
          { title: 'Packed', width: 0.8 },
          { title: 'Product', width: 3.4 },
          { title: 'SKU', width: 1.4 },
          { title: 'Pieces', width: 0.8, align: 'right' },
        ],
        rows: packed.map(({ title: product, sku, quantity }) => ['[   ]', product, sku, `${quantity}`]),
        totals: [['', 'Together', '', `${pieces}`]],
      },
      { kind: 'space', height: 24 },
      { kind: 'qr', data: link, caption: `Your order: ${link}` },
    ],
  };
}

function linesOf(buyerName: string, address: PostalAddress | null): string[] {
  if (!address) return [buyerName, 'The address was deleted with the buyer’s account.'];
  const country = countryName(address.country) ?? address.country;
  return [...formatAddress(localizedAddress(address), 'latin'), country];
}
