import { Row } from '../../ui/page.tsx';
import { Place, placeText } from '../../ui/place.tsx';
import { type Status, StatusMark } from '../../ui/status-mark.tsx';
import { Chip, CountTag, FilterChip, Tag } from '../../ui/tag.tsx';
import text from '../../ui/text.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './components-page.module.css';
import { Part } from './part.tsx';

const states: readonly Status[] = [
  'live',
  'provisional',
  'frozen',
  'final',
  'open',
  'full',
  'draft',
  'closed',
  'canceled',
];
const nothing = () => undefined;
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();

export function StatusPart() {
  return (
    <Part title="Status: shape, word, color">
      <Row gap={16}>
        {states.map((status) => (
          <StatusMark key={status} status={status} />
        ))}
        <StatusMark status="opens">Opens 1 Dec</StatusMark>
      </Row>
      <div className={styles.frame} data-on-frame="">
        <Row gap={16}>
          <StatusMark status="live" />
          <StatusMark status="open" />
          <StatusMark status="open" boxed />
        </Row>
      </div>
      <Row>
        <Chip on onClick={nothing}>
          Overall
        </Chip>
        <Chip onClick={nothing}>Crane</Chip>
        <FilterChip onRemove={nothing}>In Europe</FilterChip>
        <Tag>Owner</Tag>
        <Tag>FNDDS</Tag>
        <CountTag value={3} label="unread" />
      </Row>
      <Row gap={16}>
        <Place place={1} />
        <Place place={2} />
        <Place place={3} />
        <Place place={4} />
        <Place place={5} tied />
        <Place place={null} word="WD" />
        <Place place={1} size="large" />
      </Row>
      <p className={styles.numerals}>DNF&ensp;CUT&ensp;DQ&ensp;CAP +12&ensp;{placeText(4, true)}</p>
      <p className={text.hint}>
        1st to 3rd get a leaning block; from 4th on, the numeral is enough. Last change{' '}
        <TimeAgo at={anHourAgo} />.
      </p>
    </Part>
  );
}
