import { day } from '@chalkline/contract/spans.ts';
import { seededChance } from '../competitions/heats/seeded-chance.rules.ts';

/** Nobody real: names, places, gyms and days of birth are made up. */
export interface Athlete {
  readonly name: string;
  readonly country: string;
  readonly affiliate: string;
  /** `1994-03-07`. */
  readonly birthDate: string;
  /** 1 for the strongest of the list, close to 0 for the last: the same in every competition. */
  readonly strength: number;
}

/** Strongest first; born from the start of the one year to the end of the other. */
function read(first: number, last: number, lines: string): readonly Athlete[] {
  const chance = seededChance(first);
  const days = (Date.UTC(last + 1, 0) - Date.UTC(first, 0)) / day;
  return lines
    .trim()
    .split('\n')
    .map((line, index, all) => {
      const [name = '', country = '', affiliate = ''] = line.split(',');
      const born = new Date(Date.UTC(first, 0, 1 + Math.floor(chance() * days)));
      const birthDate = born.toISOString().slice(0, 10);
      return { name, country, affiliate, birthDate, strength: 1 - index / all.length };
    });
}

/** Women of the open divisions. */
export const openWomen = read(
  1988,
  2007,
  `
Signe Halvorsen,NOR,Fjordbox Bergen
Amara Okonkwo,NGA,Island Barbell Lagos
Ines Carvalho,PRT,Doca Oito
Yui Tanabe,JPN,Minato Strength
Mereana Tautahi,NZL,Kaipara Crew
Zofia Wrona,POL,Stocznia 12
Lucía Barrenechea,ARG,Puerto Hierro
Thandeka Mokoena,ZAF,Bluff Athletics
Hanna Lindqvist,SWE,Kaj 9 Göteborg
Camille Vasseur,FRA,Atelier Nantes
Elif Demirkan,TUR,Haliç Athletics
Noor van den Akker,NLD,Maashaven
Priya Raghunathan,IND,Kochi Iron Works
Siobhán Kerrigan,IRL,Galway Docks
Rania Haddad,LBN,Corniche
Paola Ferretti,ITA,Molo Trieste
Marisol Quiroga,COL,Bahía Fuerte
Katalin Szűcs,HUN,Csepel Works
Jade Wu-Pettersson,AUS,Fremantle South
Freja Bruun,DNK,Refshale
`,
);

/** Women past forty. */
export const mastersWomen = read(
  1964,
  1985,
  `
Wanjiru Kamande,KEN,Menengai Strength
Birgitta Sandvik,NOR,Fjordbox Bergen
Teresa Villanueva,MEX,Cobre Box
Marijke Postma,NLD,Maashaven
Adaeze Umeh,NGA,Island Barbell Lagos
Kirsty Munro,GBR,Leith Works
Ana Lukšić,HRV,Riva Split
Rosalind Achieng,KEN,Kisumu Lakeside
Yolanda Batista,DOM,Malecón 27
Hye-jin Baek,KOR,Busan Pier
Claire Delacroix-Roy,CAN,Rivage Montréal
Beatriz Nóbrega,BRA,Porto Alto
Tuuli Rantala,FIN,Merihaka
Nadia Benkirane,MAR,Ain Diab
Ilse Grabner,AUT,Nordkette
Leilani Kahale,USA,Hilo Bay
Chipo Marufu,ZWE,Mukuvisi
Alina Moraru,ROU,Constanța Dock 4
Moana Faleolo,WSM,Apia Reef
Dagný Einarsdóttir,ISL,Grandi
`,
);

/** Men of the open divisions. */
export const openMen = read(
  1986,
  2007,
  `
Tobias Reinholt,DEU,Elbe Kraftwerk
Mateus Albuquerque,BRA,Porto Alto
Ilkka Rantala,FIN,Merihaka
Daniel Asante,GHA,Tema Harbor
Radu Moraru,ROU,Constanța Dock 4
Callum Munro,GBR,Leith Works
Dinh Anh Phan,VNM,Hải Phòng Barbell
Arjan Pillai,IND,Kochi Iron Works
Kipkoech Rotich,KEN,Eldoret Heights
Oskar Falk,SWE,Kaj 9 Göteborg
Ravi Menon,IND,Kochi Iron Works
Pedro Quiroga,COL,Bahía Fuerte
Marek Wrona,POL,Stocznia 12
Haruto Ishikawa,JPN,Minato Strength
Joaquín Etxeberria,ESP,Ribera Bilbao
Levi Tautahi,NZL,Kaipara Crew
Sipho Dlamini,ZAF,Bluff Athletics
Étienne Marchand,FRA,Atelier Nantes
Emre Yalçın,TUR,Haliç Athletics
Sander Hoekstra,NLD,Maashaven
Cormac Fallon,IRL,Galway Docks
Ziad Khoury,LBN,Corniche
Matteo Bressan,ITA,Molo Trieste
Bence Horváth,HUN,Csepel Works
Lachlan Brodie,AUS,Fremantle South
Mikkel Toft,DNK,Refshale
Chukwudi Eze,NGA,Island Barbell Lagos
Rodrigo Valdivia,CHL,Cerro Fuerte
Tyrell Baptiste,TTO,Chaguaramas
Min-jun Seo,KOR,Busan Pier
Luka Perišin,HRV,Riva Split
Nathan Whitecloud,CAN,Prairie Iron
Youssef Amrani,MAR,Ain Diab
Diogo Sequeira,PRT,Doca Oito
Stefan Grabner,AUT,Nordkette
Kai Nakoa,USA,Hilo Bay
`,
);

/** Women of the northern plains: who is there on the days of the Harbor Throwdown is not at the harbor. */
export const prairieWomen = read(
  1989,
  2006,
  `
Delphine Arcand,CAN,River Bend Saskatoon
Josie Halverton,CAN,Prairie Iron
Renata Kowalchuk,CAN,Grain Lift Regina
Maddie Tallgrass,USA,Minot Barbell
Oksana Bilyk,CAN,Northgate Winnipeg
Brooke Engstrand,USA,Fargo Yards
Amélie Desrosiers,CAN,Saint-Boniface Force
Tessa Morningcloud,CAN,Treaty Six Strength
Hailey Vandermeer,CAN,Chinook Lethbridge
Ruth Aguinaldo,CAN,Cathedral Regina
Sloane Peck,USA,Billings Box
Ingrid Faye Olsen,USA,Red River Lift
`,
);

/** Men of the same. */
export const prairieMen = read(
  1988,
  2006,
  `
Wyatt Lacombe,CAN,Prairie Iron
Colton Dubray,CAN,Northgate Winnipeg
Nikolai Hrynchuk,CAN,Grain Lift Regina
Trent Oakes,USA,Fargo Yards
Jaspreet Gillon,CAN,River Bend Saskatoon
Mason Redfeather,USA,Minot Barbell
Étienne Gaudet,CAN,Saint-Boniface Force
Beau Lindholm,USA,Red River Lift
Austin Kipling-Roy,CAN,Treaty Six Strength
Owen Castellane,CAN,Chinook Lethbridge
Dale Pruitt,USA,Billings Box
Hugo Marchildon,CAN,Cathedral Regina
Levi Sundby,CAN,Foothills Calgary
Carter Boyce,USA,Black Hills Barbell
`,
);
