import { newPromoCode } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Question } from '@chalkline/contract/waivers/question.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { createPromoCode } from '../competitions/registrations/promo-codes.service.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { setQuestions } from '../waivers/questions/questions.service.ts';
import { waiver } from '../waivers/waivers/waivers.factory.ts';
import { stageCompetition } from './demo-stage.ts';
import { connectPayouts, partsAt } from './demo-till.ts';
import { drawAll, factsOf, openRegistrationOf } from './make-other.ts';
import { riftValleyOpen } from './other-competitions.ts';
import { sellPlaces } from './rift-valley-sale.ts';

/** How many days ago registration opened. */
const openedDays = 160;

const riftValleyCode = 'MENENGAI10';

const waiverText = `I take part in the Rift Valley Open at my own risk. I'm healthy and fit enough for hard exercise at 1,850 meters, and I'll tell the medical team about anything they should know.

I follow the instructions of judges and staff. I won't hold the organizer liable for injury, loss or damage unless it was caused by gross negligence.

The organizer may publish photos and results that show me.`;

/** The competition that the demo sells: five months of registrations, paid with test cards. Gives its id. */
export async function makeRiftValley(
  parts: Parts,
  { organizer, athlete }: { readonly organizer: Person; readonly athlete: Person },
): Promise<string> {
  const sketch = riftValleyOpen;
  const viewer = asViewer(organizer);
  const opening = partsAt(parts, new Date(parts.clock.now().getTime() - openedDays * day));
  await connectPayouts(opening, organizer, 'NL');
  const view = await stageCompetition(opening, {
    organizer,
    staff: [],
    facts: factsOf(parts, sketch),
    state: sketch.state,
  });
  const { id } = view.competition;
  await openRegistrationOf(parts, sketch, { view, viewer });
  const code = newPromoCode.parse({ code: riftValleyCode, kind: 'percent', value: 1000, maxUses: 25 });
  await createPromoCode(opening, viewer, id, code);
  const questions = riftValleyQuestions();
  await setQuestions(opening, viewer, { subjectKind: 'competition', subjectId: id, version: 0, questions });
  const signed = await waiver(opening, viewer, id, { title: 'Athlete waiver', text: waiverText });
  await sellPlaces(parts, {
    view,
    organizer,
    athlete,
    questions,
    waiver: signed,
    code: riftValleyCode,
    openedDays,
    field: drawAll(sketch, athlete.name),
  });
  return id;
}

function riftValleyQuestions(): Question[] {
  const usual = { hint: '', options: [], unit: '', min: null, max: null, condition: null };
  return [
    {
      ...usual,
      id: newId(),
      scope: 'person',
      kind: 'choice',
      label: 'T-shirt size',
      required: true,
      options: ['XS', 'S', 'M', 'L', 'XL'],
    },
    {
      ...usual,
      id: newId(),
      scope: 'person',
      kind: 'text',
      label: 'Emergency contact',
      required: true,
      hint: 'A name and a phone number.',
    },
    {
      ...usual,
      id: newId(),
      scope: 'order',
      kind: 'choice',
      label: 'Shuttle from Nairobi?',
      required: false,
      options: ['Friday evening', 'Saturday morning', 'No, thanks'],
    },
  ];
}
