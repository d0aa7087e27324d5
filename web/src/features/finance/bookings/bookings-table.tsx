import type { BookingKind, BookingReply } from '@chalkline/contract/finance/booking.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconDots, IconPaperclip } from '@tabler/icons-react';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { calendarDayText } from '../../../ui/times.ts';
import { kindTexts, paidByLabels, stateLabels } from '../finance-texts.ts';
import type { Doing } from './bookings-panel.tsx';

interface BookingsTableProps {
  kind: BookingKind;
  rows: readonly BookingReply[];
  onDo: (doing: Doing) => void;
}

/** Entries by day. */
export function BookingsTable({ kind, rows, onDo }: BookingsTableProps) {
  const columns: readonly Column<BookingReply>[] = [
    {
      key: 'party',
      head: kindTexts[kind].party,
      phone: 'lead',
      cell: ({ party, category, state, reason, twin }) => (
        <>
          {party || category.name} {state !== 'approved' && <Tag>{stateLabels[state]}</Tag>}{' '}
          {twin && <Tag>Possible duplicate</Tag>}
          {reason && <small className={text.hint}> {reason}</small>}
        </>
      ),
    },
    { key: 'on', head: 'Date', cell: ({ on }) => calendarDayText(on) },
    { key: 'category', head: 'Category', cell: ({ category }) => category.name },
    {
      key: 'document',
      head: 'Document',
      cell: ({ document, repeats, paidBy, receipt }) => (
        <>
          {[document, repeats && 'Repeats', paidBy && paidByLabels[paidBy]].filter(Boolean).join(', ') || '–'}{' '}
          {receipt && (
            <a className={text.link} href={imageAddress(receipt.path)} target="_blank" rel="noreferrer">
              <IconPaperclip size={16} stroke={1.75} aria-hidden="true" /> Receipt
            </a>
          )}
        </>
      ),
    },
    { key: 'by', head: 'Entered by', phone: 'hide', cell: ({ by }) => by },
    {
      key: 'amount',
      head: 'Amount',
      align: 'right',
      cell: ({ amount, currency }) => showMoney(amount, currency),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'corner',
      align: 'right',
      width: '80px',
      cell: (booking) => <BookingMenu booking={booking} onDo={onDo} />,
    },
  ];
  return (
    <DataTable
      caption={kindTexts[kind].title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowState={({ state }) => (state === 'pending' ? 'selected' : state === 'refused' ? 'out' : undefined)}
    />
  );
}

function BookingMenu({ booking, onDo }: { booking: BookingReply; onDo: (doing: Doing) => void }) {
  const { party, category, can } = booking;
  if (!can.change && !can.decide) return null;
  const act = (what: Doing['what']) => () => onDo({ what, booking });
  return (
    <Menu
      target={
        <IconButton
          size={32}
          label={`Actions for ${party || category.name}`}
          aria-haspopup="menu"
          icon={<IconDots size={18} stroke={1.75} />}
        />
      }
    >
      {can.decide && <MenuItem onClick={act('approve')}>Approve</MenuItem>}
      {can.decide && <MenuItem onClick={act('refuse')}>Refuse</MenuItem>}
      {can.change && <MenuItem onClick={act('edit')}>Edit</MenuItem>}
      {can.change && (
        <MenuItem danger onClick={act('delete')}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
