import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Row } from '../../../ui/page.tsx';
import { monthAfter } from '../finance-texts.ts';

/** One month back or on. */
export function MonthPicker({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Row>
      <IconButton
        label={`Back to ${monthName(before, true)}`}
        icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange(before)}
      />
      <IconButton
        label={`On to ${monthName(after, true)}`}
        icon={<IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange(after)}
      />
    </Row>
  );
}
