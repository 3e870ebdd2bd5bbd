/** A sentence with one link in it. */
export interface LinkSentence {
  before: string
  label: string
  after: string
  path: string
}

/** In: a sentence with its link in square brackets, and where that leads. Out: its parts. */
export function linkSentence(text: string, path: string): LinkSentence {
  const [before = '', label = '', after = ''] = text.split(/[[\]]/)
  return { before, label, after, path }
}
