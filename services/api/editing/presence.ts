/** Somebody whose page has not asked for so long has closed it. */
const goneAfterMs = 25_000

interface Seen {
  name: string
  draft: string | undefined
  since: Date
  at: Date
}

/** Who has which file open, as far as this process knows: pages ask every ten seconds. */
export function createPresence() {
  const open = new Map<string, Map<string, Seen>>()
  return {
    /** Notes that a person has a file open, in a draft or as it is published. Returns the others, in whichever draft. */
    see(
      { file, draft }: { file: string; draft?: string | undefined },
      person: { id: string; name: string },
      at: Date,
    ) {
      const here = open.get(file) ?? new Map<string, Seen>()
      open.set(file, here)
      const { since } = here.get(person.id) ?? { since: at }
      here.set(person.id, { name: person.name, draft, since, at })
      for (const [key, people] of open) {
        for (const [id, seen] of people)
          if (at.getTime() - seen.at.getTime() > goneAfterMs) people.delete(id)
        if (people.size === 0) open.delete(key)
      }
      return [...here].flatMap(([id, seen]) =>
        id === person.id
          ? []
          : {
              name: seen.name,
              since: seen.since.toISOString(),
              ...(seen.draft !== undefined && { draft: seen.draft }),
            },
      )
    },
  }
}
