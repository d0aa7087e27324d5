/**
 * Whether an address of the web app is one that other sites may show in a frame: a leaderboard with `embed=1`, and
 * nothing else. `path` is below /competition, without its query.
 */
export function isEmbedding(path: string, query: URLSearchParams): boolean {
  return /^\/leaderboard\/[^/]+\/?$/.test(path) && query.get('embed') === '1';
}

/** Whether an address shows a board alone, without header and footer: in a frame, or on a screen in the hall. */
export function standsAlone(path: string, query: URLSearchParams): boolean {
  return isEmbedding(path, query) || (/^\/leaderboard\/[^/]+\/?$/.test(path) && query.get('tv') === '1');
}
