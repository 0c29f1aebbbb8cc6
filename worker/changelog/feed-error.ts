/** For the owner: `line 3, column 14: unknown entity &foo;`. */
export class FeedError extends Error {
  override name = 'FeedError';
}
