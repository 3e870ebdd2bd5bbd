import { BlockList, isIP, type LookupFunction } from 'node:net'
import { lookup, type LookupAddress } from 'node:dns'

/** IPv4 networks that are not public (IANA special-purpose registry, RFC 6890). */
const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, with the metadata services of cloud providers.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/')
  notPublic.addSubnet(address, Number(bits), 'ipv4')
}

/** The one public IPv6 range; everything else is rejected, also mapped IPv4 addresses. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
/** Non-public addresses within it: tunnels to IPv4 addresses, and documentation addresses. */
const within6 = new BlockList()
within6.addSubnet('2001::', 23, 'ipv6')
within6.addSubnet('2001:db8::', 32, 'ipv6')
within6.addSubnet('2002::', 16, 'ipv6')
within6.addSubnet('3fff::', 20, 'ipv6')

/** Returns whether an IP address is public. */
export function isPublicAddress(address: string, family: 4 | 6): boolean {
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !within6.check(address, 'ipv6')
}

const privateAddress = (host: string, repair: string) =>
  new Error(`${host} is in a private network; ${repair}`)

const webhookRepair = 'WEBHOOK_PRIVATE=on allows it'

/** Resolves every address of a host, like `dns.lookup`. */
export type Resolve = (
  host: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

const resolveAll: Resolve = (host, done) => lookup(host, { all: true }, done)

/**
 * Creates a `lookup` for `http.request` that resolves once and returns only addresses that it has checked, against DNS
 * rebinding. A host with any private address is rejected, unless they are allowed. @param repair what to do about one
 */
export function createGuardedLookup(
  resolve: Resolve = resolveAll,
  { repair = webhookRepair, allowPrivate = false } = {},
): LookupFunction {
  return (host, options, callback) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${host} has no address`), '', 0)
      if (!allowPrivate && !addresses.every(isPublic))
        return callback(privateAddress(host, repair), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
}

/**
 * Returns whether a host is a private address or a name of this machine. The URL parser has already normalized decimal,
 * octal and hexadecimal forms.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? /(^|\.)localhost\.?$/.test(hostname) : !isPublic({ address, family })
}

/** Checks a URL with an IP address, for which Node calls no `lookup`. @throws Error it is private */
export function assertPublicHost(url: URL, repair = webhookRepair): void {
  if (isPrivateHost(url)) throw privateAddress(url.hostname, repair)
}

const isPublic = ({ address, family }: LookupAddress): boolean =>
  isPublicAddress(address, family === 6 ? 6 : 4)
