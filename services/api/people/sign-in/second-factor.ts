import { createHash, randomInt } from 'node:crypto'
import { httpError } from '../../http/http-errors.ts'
import type { Decision } from '../../storage/query.ts'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import { generateSecret, matchingStep } from './totp.ts'

const codes = 8
/** Characters of recovery codes, without ambiguous ones; 50 bits per code, as two groups of five. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Returns whether sign-in requires a code. */
export const hasSecondFactor = (person: Person): boolean =>
  person.secondFactor?.confirmedAt !== undefined

/**
 * Creates a secret for an authenticator app. It becomes active after confirmation with a code.
 * @throws HttpError one is active already @throws NotStoredError
 */
export function offerSecondFactor(id: string, people: PeopleRepository): Promise<string> {
  return people.transact(id, (person) => {
    if (!person || hasSecondFactor(person)) throw httpError('has_codes')
    const secret = generateSecret()
    const secondFactor = { secret, lastStep: 0, recovery: [] }
    return { change: { ...person, secondFactor }, answer: secret }
  })
}

/** Activates the secret and returns the recovery codes; undefined: the code is wrong. @throws NotStoredError */
export function confirmSecondFactor(id: string, code: string, now: Date, people: PeopleRepository) {
  const recovery = Array.from({ length: codes }, newRecoveryCode)
  return people.transact(id, (person): Decision<Person, string[] | undefined> => {
    const offered = person?.secondFactor
    if (!person || !offered || hasSecondFactor(person)) return { answer: undefined }
    const lastStep = matchingStep(code.replaceAll(/\s/g, ''), offered.secret, now, offered.lastStep)
    if (lastStep === undefined) return { answer: undefined }
    const confirmed = { lastStep, confirmedAt: now.toISOString(), recovery: recovery.map(hashed) }
    const secondFactor = { secret: offered.secret, ...confirmed }
    return { change: { ...person, secondFactor }, answer: recovery }
  })
}

/** Turns the second factor off. @returns the person before the change, if there is one @throws NotStoredError */
export function removeSecondFactor(
  id: string,
  people: Pick<PeopleRepository, 'transact'>,
): Promise<Person | undefined> {
  return people.transact(id, (person) => {
    if (!person) return { answer: undefined }
    const { secondFactor: _, ...rest } = person
    return { change: rest, answer: person }
  })
}

/** Returns the person with a TOTP or recovery code marked as used; undefined: the code is wrong. */
export function consumeCode(person: Person, code: string, now: Date): Person | undefined {
  const factor = person.secondFactor
  if (!factor) return undefined
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const lastStep = matchingStep(typed, factor.secret, now, factor.lastStep)
  if (lastStep !== undefined) return { ...person, secondFactor: { ...factor, lastStep } }
  const recovery = factor.recovery.filter((kept) => kept !== hashed(typed))
  if (recovery.length === factor.recovery.length) return undefined
  return { ...person, secondFactor: { ...factor, recovery } }
}

function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${group()}-${group()}`
}

const hashed = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
