/** The database does not answer or will not let us in. For people, no stack, no password. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}
