import { BarChart, type ChartBar } from '../../ui/charts/bar-chart.tsx';
import { type ChartLine, LineChart } from '../../ui/charts/line-chart.tsx';
import { Part } from './part.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const years: readonly ChartLine[] = [
  { label: '2026', values: [12, 18, 17, 24, 31, 29, 38, 44, 43, 52] },
  { label: '2025', values: [10, 12, 15, 19, 20, 26, 27, 31, 34, 36] },
];
const week: readonly ChartBar[] = [
  { label: 'Mon', value: 42 },
  { label: 'Tue', value: 58 },
  { label: 'Wed', value: 51 },
  { label: 'Thu', value: 77 },
  { label: 'Fri', value: 64 },
  { label: 'Sat', value: 90, when: 'now' },
  { label: 'Sun', value: 36, when: 'to_come' },
];

export function LinePart() {
  return (
    <Part title="Chart: line, labels on the line">
      <LineChart title="Entries by month" ticks={months} tickEvery={3} lines={years} />
    </Part>
  );
}

export function BarsPart() {
  return (
    <Part title="Chart: bars lean, today is volt, future is hatched">
      <BarChart bars={week} />
    </Part>
  );
}
