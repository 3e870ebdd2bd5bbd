import { HtmlValidate, type Report, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { content, files, read, site } from './build.ts'

/**
 * The rules of the HTML standard and of complete documents, without rules of style. React writes some attributes
 * in another case, which is equally valid.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Scripts and styles have the same origin as the page.
    rules: { 'require-sri': 'off' },
  }),
)

const errorsIn = (file: string, { results }: Report) =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} ${selector}`),
  )

/** Location pages share a template: one of each service type and one of each town are checked. */
const leftOut = new Set(
  site.locationServices
    .filter(
      ({ serviceType, city }, index, all) =>
        all.findIndex((other) => other.serviceType === serviceType) !== index &&
        all.findIndex((other) => other.city === city) !== index,
    )
    .map(({ slug }) => `/${slug}/index.html`),
)

test('all pages are valid HTML', async () => {
  const pages = [...files].filter((file) => file.endsWith('.html') && !leftOut.has(file))
  const faults: string[] = []
  for (const file of pages)
    faults.push(...errorsIn(file, await validator.validateString(read(file), file)))
  expect(pages.length).toBeGreaterThan(content.pages.length)
  expect(faults.slice(0, 20)).toEqual([])
})

test('the validator reports invalid HTML', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><i><div></div></i></body></html>'
  const faults = errorsIn('broken', await validator.validateString(broken))
  expect(faults.join()).toContain('<div> element is not permitted as content under <i>')
})
