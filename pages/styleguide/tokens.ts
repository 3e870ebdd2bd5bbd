/** The tokens of `renderer/styles/tokens.css` that the guide shows, by what they are for. */
export const colours = [
  ['--ink', 'text, dark surfaces'],
  ['--spruce', 'dark sections'],
  ['--slate', 'secondary text on light'],
  ['--cream', 'page'],
  ['--stone', 'alternate bands'],
  ['--rule', 'borders'],
  ['--gold', 'actions, small rules'],
  ['--gold-bright', 'the accent on dark'],
  ['--gold-text', 'links and small capitals on light'],
  ['--alpenglow', 'a picture’s warm light, a chart’s second series'],
  ['--success', 'states only'],
  ['--danger', 'states only'],
] as const

export const sizes = [
  ['--size-1', 'The page’s one headline'],
  ['--size-2', 'A section’s title'],
  ['--size-3', 'A title in a list'],
  ['--size-lead', 'A lead: one or two sentences under a title'],
  ['--size-body', 'Reading text'],
  ['--size-small', 'Notes, sources, captions'],
] as const
