// Apart from the schemas: the board's screen needs these and no schema, and zod would come along with one.

/** Rows of one page of a board. Most boards fit on one. */
export const boardPageRows = 200;

export const boardTopicPrefix = 'board';
export const boardTopic = (divisionId: string) => `${boardTopicPrefix}:${divisionId}`;
/** Of the view `inside`: only ever tells that it is to be read again. */
export const insideBoardTopicPrefix = 'board-inside';
export const insideBoardTopic = (divisionId: string) => `${insideBoardTopicPrefix}:${divisionId}`;
export const boardKinds = {
  rows: 'board_rows',
  changed: 'board_changed',
  /** The award ceremony shows other places: read it again. */
  revealMoved: 'board_reveal_moved',
  /** An award ceremony of the competition started or ended. */
  revealChanged: 'board_reveal_changed',
} as const;
