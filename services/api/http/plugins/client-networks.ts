import { normalizeIP } from '@fastify/rate-limit'
import type { Counters } from '../../storage/counters.ts'

/** Prefix length of an IPv6 address that counts as one client: one household. */
export const ipv6ClientPrefix = 64

/** How many clients a wider network may count as: providers give customers a /56 or a /48, which has 65,536 /64s. */
const widerNetworks = [
  { prefix: 48, clients: 4 },
  { prefix: 56, clients: 2 },
] as const

/** Prefix length of the widest network that counts as one sender. */
const widestPrefix = 48

/** Returns the name of the client at an address: an IPv4 address, or the /64 network of an IPv6 address. */
export const clientOf = (address: string): string => normalizeIP(address, ipv6ClientPrefix)

/** Returns the name of the widest network that an address belongs to and that one person may have. */
export const networkOf = (address: string): string => normalizeIP(address, widestPrefix)

interface ClientLimit {
  /** Returns the name of the counter of a client or network. */
  nameOf: (client: string) => string
  /** At most so many in the window from one client. */
  max: number
  windowMs: number
}

/**
 * Counts an IPv6 client in its wider networks, so that whoever has a /48 cannot pass a limit by changing the /64. What
 * is refused for the client itself counts for no wider network, so that a neighbor cannot close the network by it; and
 * what is refused for a wider network starts no counter of a narrower one.
 *
 * @returns the milliseconds to wait, if a wider network is over its limit
 */
export async function countWiderNetworks(
  address: string,
  { nameOf, max, windowMs }: ClientLimit,
  counters: Pick<Counters, 'hit' | 'peek'>,
): Promise<number | undefined> {
  const client = clientOf(address)
  if (!client.includes(':')) return undefined
  const wider = widerNetworks.map(({ prefix, clients }) => ({
    name: nameOf(`${normalizeIP(client, prefix)}/${prefix}`),
    most: max * clients,
  }))
  if ((await counters.peek(nameOf(client))).count >= max) return undefined
  const spent = wider.map(async ({ name, most }) => ({ most, ...(await counters.peek(name)) }))
  const over = (await Promise.all(spent)).find(({ count, most }) => count >= most)
  if (over) return over.msLeft
  for (const { name, most } of wider) {
    const { count, msLeft } = await counters.hit(name, windowMs, most)
    if (count > most) return msLeft
  }
  return undefined
}
