/**
 * In: a request's message, which begins with a generated sentence (SPEC.md §3) and goes on with what its sender
 * wrote. Out: the sender's words alone; the whole where there is no such sentence, nothing where there is no more.
 */
export const ownWords = (message: string): string =>
  message.replace(/^Service inquiry about [^\n]* Please call [^\n]*\.(\n+|$)/, '')
