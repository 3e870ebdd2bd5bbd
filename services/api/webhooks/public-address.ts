import { BlockList } from 'node:net'

/** IPv4 networks that are not the open internet (IANA special-purpose registry, RFC 6890). */
const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Where clouds tell a machine its own passwords.
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

/** IPv6 has one public range; what is outside of it, mapped IPv4 included, is refused. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
/** Within it: tunnels that may lead to a private IPv4 address, and addresses for books. */
const within6 = new BlockList()
within6.addSubnet('2001::', 23, 'ipv6')
within6.addSubnet('2001:db8::', 32, 'ipv6')
within6.addSubnet('2002::', 16, 'ipv6')
within6.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address, as a resolver gives it, is one of the open internet. */
export function isPublicAddress(address: string, family: 4 | 6): boolean {
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !within6.check(address, 'ipv6')
}
