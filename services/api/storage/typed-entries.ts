/** `Object.entries` for an object that has exactly the keys of its type. */
export const typedEntries = <K extends string, V>(object: Readonly<Record<K, V>>) =>
  Object.entries(object) as [K, V][]

/** `Object.fromEntries` for a complete set of keys. */
export const recordOf = <K extends string, V>(entries: readonly (readonly [K, V])[]) =>
  Object.fromEntries(entries) as Record<K, V>

/** `Object.keys` for an object that has exactly the keys of its type. */
export const typedKeys = <K extends string>(object: Readonly<Record<K, unknown>>) =>
  Object.keys(object) as K[]
