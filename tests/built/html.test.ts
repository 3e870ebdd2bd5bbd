import { HtmlValidate, type Report, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { files, read } from './build.ts'

/**
 * What the HTML standard says, without matters of taste; and what makes a document whole. React
 * writes the standard's attributes in its own spelling, which is as valid.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Scripts and styles come from the same place as the page.
    rules: { 'require-sri': 'off' },
  }),
)

const told = (file: string, { results }: Report) =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`),
  )

test('no page has an error against the HTML standard', async () => {
  const pages = [...files].filter((file) => file.endsWith('.html'))
  const faults: string[] = []
  for (const file of pages)
    faults.push(...told(file, await validator.validateString(read(file), file)))
  expect(pages.length).toBeGreaterThan(270)
  expect(faults.slice(0, 20)).toEqual([])
})

test('the validator finds what is wrong', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><i><div></div></i></body></html>'
  const faults = told('broken', await validator.validateString(broken))
  expect(faults.join()).toContain('<div> element is not permitted as content under <i>')
})
