import { createHash, randomInt } from 'node:crypto'
import type { Decision } from '../records/decision.ts'
import type { Person } from '../records/person.ts'
import type { People } from './people.ts'
import { newSecret, stepOf } from './totp.ts'

const codes = 8
/** Without letters that look like others; 50 bits a code, as two groups of five. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Whether signing in asks this person for a code. */
export const hasSecondFactor = (person: Person): boolean =>
  person.secondFactor?.confirmedAt !== undefined

/**
 * Offers a person a new secret for their app. It counts when they have confirmed it with a code.
 * Undefined when they have one already: that one has to be removed first. @throws NotStored
 */
export function offerSecondFactor(id: string, people: People): Promise<string | undefined> {
  return people.settle(id, (person) => {
    if (!person || hasSecondFactor(person)) return { answer: undefined }
    const secret = newSecret()
    return {
      change: { ...person, secondFactor: { secret, lastStep: 0, recovery: [] } },
      answer: secret,
    }
  })
}

/** Confirms the secret. Out: the recovery codes; undefined when the code is wrong. @throws NotStored */
export function confirmSecondFactor(id: string, code: string, now: Date, people: People) {
  const recovery = Array.from({ length: codes }, newRecoveryCode)
  return people.settle(id, (person): Decision<Person, string[] | undefined> => {
    const offered = person?.secondFactor
    if (!person || !offered || hasSecondFactor(person)) return { answer: undefined }
    const lastStep = stepOf(code.replaceAll(/\s/g, ''), offered.secret, now, offered.lastStep)
    if (lastStep === undefined) return { answer: undefined }
    const { secret } = offered
    const confirmed = {
      secret,
      lastStep,
      confirmedAt: now.toISOString(),
      recovery: recovery.map(hashed),
    }
    return { change: { ...person, secondFactor: confirmed }, answer: recovery }
  })
}

/** Signing in asks for the password only from now on. @throws NotStored */
export function removeSecondFactor(id: string, people: People): Promise<void> {
  return people.settle(id, (person) => {
    if (!person) return { answer: undefined }
    const { secondFactor: _, ...rest } = person
    return { change: rest, answer: undefined }
  })
}

/** The person with the code used up, a recovery code too; undefined when it is none of theirs. */
export function withCodeUsed(person: Person, code: string, now: Date): Person | undefined {
  const factor = person.secondFactor
  if (!factor) return undefined
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const lastStep = stepOf(typed, factor.secret, now, factor.lastStep)
  if (lastStep !== undefined) return { ...person, secondFactor: { ...factor, lastStep } }
  const recovery = factor.recovery.filter((kept) => kept !== hashed(typed))
  if (recovery.length === factor.recovery.length) return undefined
  return { ...person, secondFactor: { ...factor, recovery } }
}

function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${group()}-${group()}`
}

const hashed = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
