/** A node of the graph; each has a function that makes it. Pages pass theirs to `head` as `nodes`. */
export interface Node {
  '@type': string
  '@id': string
}

export interface Graph {
  '@context': 'https://schema.org'
  '@graph': Node[]
}

/** The nodes of one page, linked by `@id`. */
export const graph = (nodes: readonly Node[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...nodes],
})

/** JSON for a script element, escaped so that no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
