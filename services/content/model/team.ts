/** What of a member of the team decides whether pages or emails name them. */
interface Candidate {
  town?: string | undefined
  /** None: all towns. */
  towns: readonly string[]
  languages: readonly string[]
}

/** A job, by the names of content/form.yaml. */
interface NamedJob {
  serviceType: string
  /** Left out: the service type as a whole. */
  choice?: string | undefined
  /** Left out: anywhere. */
  town?: string | undefined
  /** Whoever speaks it comes before others; left out: no matter. */
  language?: string | undefined
}

/**
 * Returns the people for a job, the best first: those for the choice itself before those for its whole type, then those who
 * speak the language, who live in the town, who are sent to it by name (without a town: to all), and the order of the list.
 * @param namesOf which jobs somebody does
 */
export function peopleFor<One extends Candidate>(
  people: readonly One[],
  namesOf: (one: One) => readonly string[],
  { serviceType, choice, town, language }: NamedJob,
): One[] {
  const ranked = people.flatMap((one) => {
    const names = namesOf(one)
    const isForChoice = choice !== undefined && names.includes(choice)
    if (!isForChoice && !names.includes(serviceType)) return []
    const livesThere = town !== undefined && one.town === town
    const goesThere = town === undefined ? one.towns.length === 0 : one.towns.includes(town)
    if (town !== undefined && one.towns.length > 0 && !livesThere && !goesThere) return []
    const speaks = language === undefined || one.languages.includes(language)
    return { one, rank: [isForChoice, speaks, livesThere, goesThere] }
  })
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ one }) => one)
}

/** True comes first, place by place. */
const compare = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.map((value, index) => Number(b[index]) - Number(value)).find((order) => order !== 0) ?? 0

/** `Dana Alder` → `DA` */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  const letters = [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** `Dana Alder, roofing superintendent` */
export const nameWithRole = ({ name, role }: { name: string; role: string }): string =>
  `${name}, ${role}`
