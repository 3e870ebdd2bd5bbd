/**
 * A change names the version that its maker saw. Two quick ones of one person, on the same screen, are both made
 * from what stood there: the second counts as made from what the first has made, and from nobody else's.
 */
export function ownVersions() {
  const made = new Map<string, number>()
  const key = (id: string, version: number) => `${id} ${version}`
  return {
    note: (id: string, from: number, to: number) => {
      if (to > from) made.set(key(id, from), to)
    },
    latest: (id: string, seen: number): number => {
      let version = seen
      for (let next = made.get(key(id, version)); next !== undefined;) {
        version = next
        next = made.get(key(id, version))
      }
      return version
    },
  }
}
