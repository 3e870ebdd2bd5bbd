import { invalidFields } from '../../http/http-errors.ts'
import { hash, verify, type Options } from '@node-rs/argon2'
import { foldText } from '../../storage/collection.ts'

/** OWASP's parameters for argon2id (the library's default): 19 MiB, two iterations, parallelism 1. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A dummy hash for unknown accounts, so that verification takes the same time. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$q5i0TkNcy7uwBrohmB5l9g$TIPi7pKXzv7VPWmca9i6gozToIvrvC1KpaJRc3P23iE'

/**
 * One at a time: hashing shares libuv's thread pool with file operations, and many sign-ins must not delay commits
 * of leads.
 */
let last: Promise<unknown> = Promise.resolve()
function runSerially<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** Hashes a new password. @throws HttpError the password is too common */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (await isCommonPassword(password, owner))
    throw invalidFields({
      password: 'That’s one of the first passwords people try. Pick a longer phrase of your own.',
    })
  return hashPassword(password)
}

export function hashPassword(password: string): Promise<string> {
  return runSerially(() => hash(password, cost))
}

/** Takes the same time for an unknown person (`undefined`) as for a wrong password. */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  const fits = await runSerially(() => verify(passwordHash ?? dummyHash, password))
  return fits && passwordHash !== undefined
}

interface PasswordOwner {
  /** The firm's name. */
  firm: string
  name: string
  email: string
}

/**
 * Whether the password, however it is dressed up, is on the list of the 49,233 most common ones, is a
 * short piece repeated or a walk along the keyboard, or is mostly the owner's or the firm's name or
 * their email address. NIST SP 800-63B-4, section 3.1.1.2, asks for such a blocklist.
 */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const forms = variantsOf(foldText(password))
  return (
    isMostlyRuns(foldText(password)) ||
    [...forms].some((form) => isRepeated(form) || isMostlyNames(form, namesOf(owner))) ||
    (await commonPasswords()).some((common) => forms.has(common))
  )
}

/** Loaded on first use: it takes about 4 MB and is rarely needed. */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

/** The text and all that is left of it when the usual decorations are taken off, in any order. */
function variantsOf(text: string): ReadonlySet<string> {
  const forms = new Set([text])
  // Iterates over forms that it adds itself. It ends: no step makes a text longer,
  // and none brings back a sign that another one has replaced.
  for (const form of forms)
    for (const next of [trimmed(form), onePiece(form), spelled(form, 'l'), spelled(form, 'i')])
      forms.add(next)
  return forms
}

/** Without the digits and signs at both ends: `2024dragon!` is `dragon`. */
function trimmed(text: string): string {
  const characters = [...text]
  const first = characters.findIndex(isLetter)
  return characters.slice(first, characters.findLastIndex(isLetter) + 1).join('')
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)

/** What is repeated, the last time perhaps in part: `abcabcab` is `abc`. Otherwise the whole text. */
function onePiece(text: string): string {
  for (let length = 1; length * 2 <= text.length; length++)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}

const shortPiece = 8

const isRepeated = (text: string): boolean => {
  const { length } = onePiece(text)
  return length < text.length && length < shortPiece
}

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
}

/** With letters for the digits and signs that stand for them; a 1 may be two of them. */
const spelled = (text: string, one: 'l' | 'i'): string =>
  text.replaceAll(/[0345@$1]/g, (sign) => substitutions[sign] ?? one)

/** Neighbors on an American keyboard, along the rows, down the columns and zigzag, and the alphabet. */
const walks = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

const shortestRun = 4

/** Whether runs along a walk leave fewer than four other characters. */
function isMostlyRuns(text: string): boolean {
  let others = 0
  for (let at = 0; at < text.length;) {
    const run = runAt(text, at)
    if (run === 0) others++
    at += Math.max(run, 1)
  }
  return others < shortestRun
}

/** The length of the run that begins here; 0 if there is none. */
function runAt(text: string, at: number): number {
  let length = shortestRun
  const isRun = () =>
    at + length <= text.length && walks.some((walk) => walk.includes(text.slice(at, at + length)))
  while (isRun()) length++
  return length > shortestRun ? length - 1 : 0
}

const shortestName = 4

/** Parts of the names and of the address, the longest first. */
const namesOf = ({ firm, name, email }: PasswordOwner): string[] =>
  [firm, name, email]
    .flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= shortestName)
    .sort((one, other) => other.length - one.length)

/** Whether the names make up more than half of what is not a sign or a space. */
function isMostlyNames(form: string, names: readonly string[]): boolean {
  const text = form.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  return rest.length * 2 < text.length
}
