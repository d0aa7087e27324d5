/** ISO 3166-1: the countries whose two letters are not the first two of their three. */
const exceptions =
  'ANDAD AGOAO ATAAQ ATGAG ARMAM ABWAW AUTAT BHSBS BGDBD BRBBB BLRBY BLZBZ BENBJ BIHBA BRNBN BDIBI CPVCV ' +
  'CYMKY CAFCF TCDTD CHLCL CHNCN COMKM COGCG CODCD COKCK DNKDK SLVSV GNQGQ ESTEE FLKFK FROFO GUFGF PYFPF ' +
  'ATFTF GRLGL GRDGD GLPGP GINGN GNBGW GUYGY IRQIQ IRLIE ISRIL JAMJM KAZKZ PRKKP KORKR LBRLR LBYLY MACMO ' +
  'MDGMG MDVMV MLTMT MTQMQ MYTYT MEXMX FSMFM MOZMZ NIUNU MNPMP PAKPK PLWPW PNGPG PRYPY PCNPN POLPL PRTPT ' +
  'SPMPM SENSN SYCSC SVKSK SVNSI SLBSB SGSGS SURSR SWZSZ SWESE TUNTN TURTR TKMTM TUVTV UKRUA AREAE URYUY ' +
  'WLFWF ESHEH ALAAX BESBQ CUWCW MNEME MAFMF SRBRS';

const alpha2ByCode: ReadonlyMap<string, string> = new Map(
  exceptions.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/** The two letters that browsers know a country by, from the three that boards show: `NOR` is `NO`. */
export function alpha2Of(code: string): string {
  return alpha2ByCode.get(code) ?? code.slice(0, 2);
}
