import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The receiver is not in the open internet. The owner may allow that. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
  constructor(host: string) {
    super(`${host} is an address of a private network; WEBHOOK_PRIVATE=on allows it`)
  }
}

/** Every address of a host, as `dns.lookup` gives them. */
export type Resolve = (
  host: string,
  done: (fault: Error | null, addresses: LookupAddress[]) => void,
) => void

const resolveAll: Resolve = (host, done) => lookup(host, { all: true }, done)

/**
 * A `lookup` for `http.request` that resolves once and hands on only what it has judged, so that the
 * connection goes to that very address, whatever the name means a moment later. A host with a single
 * private address is refused whole.
 */
export function guardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (host, options, callback) =>
    resolve(host, (fault, addresses) => {
      const [first] = addresses ?? []
      if (fault || !first) return callback(fault ?? new Error(`${host} has no address`), '', 0)
      if (!addresses.every(isPublic)) return callback(new PrivateAddress(host), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
}

/**
 * Whether a host says by itself that it is in a private network: as an address, or as this machine. The
 * URL parser has made the usual form of decimal, octal and hexadecimal spellings by then.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? /(^|\.)localhost\.?$/.test(hostname) : !isPublic({ address, family })
}

/** Node asks no `lookup` about a host that is an address already. @throws PrivateAddress */
export function refusePrivateHost(url: URL): void {
  if (isPrivateHost(url)) throw new PrivateAddress(url.hostname)
}

const isPublic = ({ address, family }: LookupAddress): boolean =>
  isPublicAddress(address, family === 6 ? 6 : 4)
