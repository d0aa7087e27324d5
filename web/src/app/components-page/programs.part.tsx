import { ProgramCard } from '../../features/programs/program-card.tsx';
import type { ProgramSummary } from '../../features/programs/program-text.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { addToast } from '../../ui/toasts.tsx';
import { Part } from './part.tsx';

const examples: readonly ProgramSummary[] = [
  {
    id: '01926f3a-b0e9',
    name: 'Engine room',
    coach: 'Fatou Diarra',
    desc: 'Five sessions a week, **never longer than 50 minutes**. Three on the rower or the bike, two on your feet.\n\nWeeks 1 to 3 build the floor. Weeks 4 to 6 add length. Week 7 is short and sharp, week 8 tests you on the same 2 km you rowed on day one.\n\n**You need**\nA rower or bike, a clock, 20 m of free ground.',
    image: null,
    video: null,
    is_free: 0,
    price: { amount: 2400, currency: 'EUR' },
    number_of_weeks: 8,
    number_of_workouts: 40,
    number_of_exercises: 31,
    is_bought: false,
  },
  {
    id: '01926f3a-7c1e',
    name: 'Twelve weeks to ten pull-ups',
    coach: 'Hugo Lindahl',
    desc: null,
    image: null,
    video: 'https://www.example.org/pull-ups',
    is_free: 1,
    price: null,
    number_of_weeks: 12,
    number_of_workouts: 36,
    number_of_exercises: 24,
    is_bought: false,
  },
  {
    id: '01926f3a-c315',
    name: 'Masters strength 50+',
    coach: 'Duc Anh Phan',
    desc: 'Three days a week.',
    image: null,
    video: 'https://www.example.org/masters',
    is_free: 0,
    price: { amount: 1950, currency: 'EUR' },
    number_of_weeks: 10,
    number_of_workouts: 30,
    number_of_exercises: 22,
    is_bought: false,
  },
];

export function ProgramsPart() {
  return (
    <Part title="Workout programs" span={12}>
      <CardGrid>
        {examples.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            onSubscribe={() => addToast({ title: `Subscribe to ${program.name}` })}
          />
        ))}
      </CardGrid>
    </Part>
  );
}
