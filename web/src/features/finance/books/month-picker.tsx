import { type BookSpan, monthAfter, monthsIn } from '@chalkline/contract/finance/book-spans.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/page.tsx';
import { spanName } from '../finance-texts.ts';

interface MonthPickerProps {
  /** The first one of a quarter. */
  month: string;
  span: BookSpan;
  onChange: (month: string) => void;
}

/** One month or quarter back or on. */
export function MonthPicker({ month, span, onChange }: MonthPickerProps) {
  const [before, after] = [monthAfter(month, -monthsIn[span]), monthAfter(month, monthsIn[span])];
  return (
    <Row>
      <IconButton
        label={`Back to ${spanName(before, span)}`}
        icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange(before)}
      />
      <IconButton
        label={`On to ${spanName(after, span)}`}
        icon={<IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange(after)}
      />
    </Row>
  );
}
