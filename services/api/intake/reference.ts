import { randomInt } from 'node:crypto'

/** No 0/O, 1/I/L, and no U: these are read out on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A lead's reference, `HP-7K3M2Q`. `pick(n)` gives a whole number from 0 to n − 1. */
export function newReference(
  pick: (below: number) => number = (below) => randomInt(below),
): string {
  return 'HP-' + Array.from({ length: 6 }, () => letters.charAt(pick(letters.length))).join('')
}
