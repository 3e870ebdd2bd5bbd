import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Private metaphors that code, comments and docs no longer use, each with the standard term. They are matched
 * as whole words in any case, also inside identifiers (`floodGate`, `flood-gate`).
 */
const retired: Readonly<Record<string, string>> = {
  announcer: 'NotifyPublisher',
  behaviour: 'behavior (American spelling)',
  breath: 'the same commit, or at once',
  'carry over': 'checkpoint',
  counterpart: 'translation',
  courier: 'webhook worker',
  'flood gate': 'challenge guard',
  gathered: 'coalesced',
  guesser: 'login throttle key',
  'keep new': 'insertIfAbsent',
  'keep tallies': 'pageview buffer',
  'lead book': 'LeadRepository',
  'lead desk': 'LeadRepository',
  leavings: 'external files',
  ledger: 'write-ahead log',
  'letter out': 'Email',
  'look out': 'polling',
  mend: 'fix, or correct',
  mended: 'fixed, or corrected',
  patience: 'Timeouts',
  'promise clock': 'response clock',
  'request desk': 'route dependencies',
  'says today': 'currentInputs',
  shelf: 'RecordIndex',
  'start looking': 'startPolling',
  'steady source': 'reconnectingEventSource',
  tint: 'placeholder color',
  tints: 'placeholder colors',
  'turn over': 'rotate',
}

/** Files that are not written for engineers, or that another release wrote. */
const excluded =
  /^(?:content|artwork|tests\/earlier-data|tests\/content-faults)\/|^package-lock\.json$/
/** Files that list words to avoid. */
const lists = ['tests/retired-words.test.ts', 'scripts/check/voice.ts']
const read = /\.(?:ts|tsx|js|mjs|css|md|json|yml|service|example)$|Caddyfile$/

/** Turns `floodGate` and `flood-gate` into `flood gate`. */
const asWords = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/(\w)[-_](?=\w)/g, '$1 ')
    .toLowerCase()

const words = new RegExp(`(?<![a-z])(?:${Object.keys(retired).join('|')})(?![a-z])`, 'g')

/** Returns each retired word of a text with its line and the standard term. */
const findRetired = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...asWords(line).matchAll(words)].map(([word]) => `${index + 1} ${word} → ${retired[word]}`),
    )

test('a retired word is found in text, identifiers and file names, but not inside another word', () => {
  expect(findRetired("import { FloodGate } from './flood-gate.ts'")).toHaveLength(2)
  expect(findRetired('// The courier\nconst leadDesk = 1')).toEqual([
    '1 courier → webhook worker',
    '2 lead desk → LeadRepository',
  ])
  expect(findRetired('breathing, setInterval, printing')).toEqual([])
})

test('code, comments and docs use the standard terms', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => read.test(file) && !excluded.test(file) && !lists.includes(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...findRetired(file), ...findRetired(readFileSync(file, 'utf8'))].map(
      (hit) => `${file}:${hit}`,
    ),
  )
  expect(found).toEqual([])
})
