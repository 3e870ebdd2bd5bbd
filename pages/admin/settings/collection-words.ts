const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  leads: ['request', 'requests'],
  subscribers: ['subscriber', 'subscribers'],
  'quarantined-leads': ['request set aside', 'requests set aside'],
  'quarantined-subscribers': ['subscription set aside', 'subscriptions set aside'],
}

/** What staff call a kind of record. In: its name in the store, and how many, where that is known. */
export const collectionWords = (collection: string, count?: number): string => {
  const [one, many] = words[collection] ?? [collection, collection]
  return count === 1 ? one : many
}
