import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { eventWith } from '../events/events.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { demoSpan } from './demo-days.ts';
import type { HostName, Hosts } from './demo-hosts.ts';
import { daysAgo } from './demo-joined.ts';

/** Free, in many places, in the months that come. On the second line: by whom, days from today, begin, hours, where, places. */
const calendar = `
Dike ride with coffee | Sixty flat kilometers and one stop.
  simon | 19 | 09:00 | 3 | Edam | Europe/Amsterdam | 40
Mile night | One mile, every level, electronic timing.
  nadine | 20 | 18:30 | 2 | Stadtpark, Hamburg | Europe/Berlin | 80
Pentland recce | We walk the course of the hill race and learn its bad corners.
  hamish | 21 | 08:30 | 5 | Flotterstone, Penicuik | Europe/London | 25
Open garage | The doors are open, the bar is loaded, the neighbors know.
  amaia | 22 | 17:00 | 3 | Rekalde, Bilbao | Europe/Madrid | 15
Sunrise circuit | Six stations by the river, then breakfast.
  eun | 23 | 07:30 | 2 | Yeouido, Seoul | Asia/Seoul | 30
Rooftop games | Small teams, loud music, a view.
  oluchi | 25 | 17:30 | 3 | Victoria Island, Lagos | Africa/Lagos | 60
First ice | We cut the hole together. Towels and tea are there.
  pekka | 26 | 12:00 | 2 | Merihaka, Helsinki | Europe/Helsinki | 35
Shoulders, finally | A workshop for people who sit, and for those who press.
  isabella | 27 | 10:00 | 2 | Molo Audace, Trieste | Europe/Rome | 20
Push, pull, deadlift day | An unofficial meet: nine attempts, three judges, no fees.
  jakub | 28 | 11:00 | 6 | Stocznia, Gdańsk | Europe/Warsaw | 24
Paddle for beginners | Sit, reach, pull. You will get wet.
  keala | 30 | 07:00 | 3 | Hilo Bay | Pacific/Honolulu | 18
Long run and ocean swim | Fifteen kilometers, then straight into the water.
  bongani | 32 | 07:00 | 3 | Bluff, Durban | Africa/Johannesburg | 50
Stretch by the lake | Bring a towel, mats are there.
  linh | 33 | 07:00 | 1 | Hồ Tây, Hà Nội | Asia/Bangkok | 45
Hundred stairs time trial | Three climbs, best one counts.
  rosalia | 35 | 18:00 | 2 | Cerro Concepción, Valparaíso | America/Santiago | 40
First muscle-up clinic | Three steps, two bars, one goal.
  yara | 36 | 16:00 | 2 | Corniche, Beirut | Asia/Beirut | 16
Night of the kettlebell | Long sets by candlelight, shorter ones by request.
  gudrun | 38 | 19:00 | 3 | Grandi, Reykjavík | Atlantic/Reykjavik | 22
Gig open day | Row a wooden boat from 1838. Life jackets provided.
  tamsin | 40 | 10:00 | 4 | Newlyn harbor | Europe/London | 36
Five-a-side, mixed | Teams are drawn at the gate.
  mohamed | 43 | 09:30 | 2 | Aïn Diab, Casablanca | Africa/Casablanca | 30
How to lift a stone | Grip, hips, patience. Stones from 40 to 140 kilos.
  davit | 46 | 12:00 | 3 | Mtatsminda, Tbilisi | Asia/Tbilisi | 20
Back under the bar | For parents of small children. A sitter is there.
  celeste | 49 | 10:30 | 2 | Île de Nantes | Europe/Paris | 14
Snatch from the hang | Positions first, loads later.
  farid | 53 | 15:00 | 3 | Faraya | Asia/Beirut | 12
Strength after sixty | Bring shoes and questions. Your doctor may come as well.
  nadine | 57 | 14:00 | 2 | Altona, Hamburg | Europe/Berlin | 24
Leith carry day | Kegs, stones and yokes from Great Junction Street to the shore.
  hamish | 61 | 13:00 | 3 | Leith, Edinburgh | Europe/London | 48
Fix your own bike | Brakes, gears, chain. Tools are here, hands are yours.
  simon | 68 | 19:00 | 2 | Hoorn | Europe/Amsterdam | 16
Karst gravel loop | Ninety white kilometers and a long lunch.
  isabella | 74 | 08:00 | 7 | Opicina, Trieste | Europe/Rome | 40
Bluff trail marathon briefing | Course, cutoffs and what the whales do.
  bongani | 82 | 17:30 | 4 | Bluff, Durban | Africa/Johannesburg | 120
Relay captains’ evening | Draw of the lanes, and soup.
  eun | 95 | 19:00 | 2 | Mapo, Seoul | Asia/Seoul | 64
`;

interface Sketch {
  readonly by: HostName;
  readonly days: number;
  readonly time: string;
  readonly hours: number;
  readonly name: string;
  readonly description: string;
  readonly place: string;
  readonly zone: string;
  readonly capacity: number;
}

function read(lines: string): readonly Sketch[] {
  return lines
    .trim()
    .split(/\n(?! )/)
    .map((entry) => {
      const words = entry.split(/ \| |\n/).map((word) => word.trim());
      const [name = '', description = '', by, days, time = '', hours, place = '', zone = '', places] = words;
      const counts = { days: Number(days), hours: Number(hours), capacity: Number(places) };
      return { by: by as HostName, name, description, time, place, zone, ...counts };
    });
}

/** Events of others, after those that people of the demo have tickets to. */
export async function makeCalendar(parts: Parts, hosts: Hosts): Promise<void> {
  for (const [index, sketch] of read(calendar).entries()) {
    const { by, name, description, place, zone, capacity } = sketch;
    await eventWith(daysAgo(parts, 30 - index), asViewer(hosts[by]), {
      name,
      description,
      place,
      zone,
      ...demoSpan(parts, sketch),
      ticket_types: [{ name: 'Place', price: 0, capacity }],
    });
  }
}
