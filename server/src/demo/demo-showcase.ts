import type { NewPromo } from '@chalkline/contract/showcase/promo.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { sharedCompetitions } from '../competitions/directory/competitions.public.service.ts';
import type { Parts } from '../platform/parts.ts';
import { contactMessage } from '../showcase/contact/contact.factory.ts';
import { orderFeaturedItems, removeFeaturedItem } from '../showcase/featured/featured.arrange.service.ts';
import { featured } from '../showcase/featured/featured.factory.ts';
import { listFeaturedItems } from '../showcase/featured/featured.service.ts';
import { getPromoSettings, setPromo } from '../showcase/promo/promo.service.ts';

interface DemoShowcase {
  readonly admin: Person;
  readonly athlete: Person;
  /** The competitions that are featured, in their order; the first one is live. */
  readonly featured: readonly string[];
}

/** What the demo's home screen shows first, and what waits for its administrator. */
export async function makeDemoShowcase(parts: Parts, demo: DemoShowcase): Promise<void> {
  const viewer = asViewer(demo.admin);
  for (const thingId of demo.featured) await featured(parts, [sharedCompetitions], viewer, { thingId });
  const [live = ''] = demo.featured;
  await setPromo(parts, viewer, promoOf(live, null));
  await contactMessage(parts, {
    name: demo.athlete.name,
    email: demo.athlete.email,
    personId: demo.athlete.id,
    body: 'My bib says 112 and the board says 121. Who can change that before tomorrow?',
  });
  await contactMessage(parts, {
    name: 'Wanjiru Kamande',
    email: 'wanjiru@menengai.example',
    topic: 'organizing',
    body: 'We run a throwdown for 60 athletes in March. Can we bring our list from a spreadsheet?',
  });
}

function promoOf(liveId: string, seen: string | null): NewPromo {
  return {
    words: 'Harbor Throwdown is live: three days, every score as it lands.',
    link: urlOf('leaderboard', { id: liveId }),
    linkLabel: 'Open the board',
    startsAt: null,
    endsAt: null,
    seen,
  };
}

/** A new edition in the place of the old one, as far as the administrator still shows the old one. */
export async function showAgain(
  parts: Parts,
  admin: Person,
  { old, now }: { readonly old: string; readonly now: string },
): Promise<void> {
  const viewer = asViewer(admin);
  const items = (await listFeaturedItems(parts, [sharedCompetitions])).map(({ row }) => row);
  const shown = items.find(({ thingId }) => thingId === old);
  if (shown) {
    await removeFeaturedItem(parts, viewer, shown.id);
    const { row } = await featured(parts, [sharedCompetitions], viewer, { thingId: now });
    const order = items.map(({ id }) => (id === shown.id ? row.id : id));
    await orderFeaturedItems(parts, [sharedCompetitions], order);
  }
  const promo = await getPromoSettings(parts);
  if (promo?.link === urlOf('leaderboard', { id: old })) {
    await setPromo(parts, viewer, promoOf(now, promo.updatedAt.toISOString()));
  }
}
