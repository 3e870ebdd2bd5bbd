import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { words } from './words.ts'

/** The dotted keys of the messages of a group, as a translator takes them. */
function keysOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodOptional) return keysOf(schema.unwrap(), path)
  if (!(schema instanceof z.ZodObject)) return [path.join('.')]
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    keysOf(field, [...path, name]),
  )
}

const code = ['pages', 'renderer', 'scripts', 'services']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('schema/words/'))
  .map((file) => readFileSync(file, 'utf8'))

test.each(Object.entries(words.shape))('every message of %s is used', (group, schema) => {
  const readers = code.filter((text) => new RegExp(`\\b${group}\\b`).test(text)).join('\n')
  const unused = keysOf(schema).filter((key) => {
    const path = key.split('.')
    const isNamed = new RegExp(`\\b${path.at(-1)}\\b`).test(readers)
    // A translator may be passed on, and a key made of a value: `kinds.${kind}`.
    const made = path.length > 1 ? `\`${path.slice(0, -1).join('.')}.\${` : `'${key}'`
    return !isNamed && !code.some((text) => text.includes(`'${key}'`) || text.includes(made))
  })
  expect(unused).toEqual([])
})
