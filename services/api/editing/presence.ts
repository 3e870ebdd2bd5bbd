/** Somebody whose page has not asked for so long has closed it. */
const goneAfterMs = 25_000

interface Seen {
  name: string
  since: Date
  at: Date
}

/** Who has which file open, as far as this process knows: pages ask every ten seconds. */
export function createPresence() {
  const open = new Map<string, Map<string, Seen>>()
  return {
    /** Notes that a person has a file open. Returns the others. */
    see(place: string, person: { id: string; name: string }, at: Date) {
      const here = open.get(place) ?? new Map<string, Seen>()
      open.set(place, here)
      const { since } = here.get(person.id) ?? { since: at }
      here.set(person.id, { name: person.name, since, at })
      for (const [key, people] of open) {
        for (const [id, seen] of people)
          if (at.getTime() - seen.at.getTime() > goneAfterMs) people.delete(id)
        if (people.size === 0) open.delete(key)
      }
      return [...here].flatMap(([id, seen]) =>
        id === person.id ? [] : { name: seen.name, since: seen.since.toISOString() },
      )
    },
  }
}
