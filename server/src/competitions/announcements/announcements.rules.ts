/** What notifications about announcements are kept under. */
export const announcementSubjectKind = 'competition_announcement';

const excerptLength = 240;

/** The beginning of a text, cut between two words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : excerptLength)} …`;
}
