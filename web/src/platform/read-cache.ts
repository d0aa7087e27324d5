import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * The query cache, with one addition: a query invalidated during its first fetch is fetched again afterwards. The
 * library would keep the pending response, which may be from before the change.
 */
export class ReadCache extends QueryClient {
  readonly #askedAgain = new WeakSet<Query>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const meant = this.getQueryCache().findAll(filters);
    const underWay = meant.filter(
      ({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
    );
    for (const query of underWay) this.#askAgain(query, options);
    return super.invalidateQueries(filters, options);
  }

  /** Once it has come, well or not. */
  #askAgain(query: Query, options?: InvalidateOptions): void {
    if (this.#askedAgain.has(query)) return;
    this.#askedAgain.add(query);
    const ask = () => {
      this.#askedAgain.delete(query);
      void super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
    };
    query.promise?.then(ask, ask);
  }
}
