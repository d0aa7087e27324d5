import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { expect, it } from 'vitest';
import { bodyOfTemplate, competitionTemplates } from './templates.ts';

it.each(competitionTemplates.map((template) => [template.label, template] as const))(
  '%s is a valid body',
  (_, template) => {
    const facts = { name: 'Mine', startsOn: '2026-12-05', endsOn: '2026-12-06', zone: 'Africa/Nairobi' };
    const made = newCompetition.parse({ ...facts, online: template.online, ...bodyOfTemplate(template) });
    expect(made.divisions.length).toBeGreaterThan(1);
    expect(made.workouts.length).toBeGreaterThan(2);
  },
);
