/** The service must not start: what is stored cannot be read. For people, no stack. */
export class UnreadableData extends Error {
  override name = 'UnreadableData'
}
