import { expect, test } from 'vitest'
import { siteFile } from './contract.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = `'sha256-${'a'.repeat(43)}='`

const policyOf = (fontKit?: string) =>
  contentSecurityPolicy(
    siteFile.pick({ business: true, inlineScripts: true }).parse({
      business: {
        name: 'Highpine',
        origin: 'https://highpine.example',
        phone: '970-555-0100',
        email: 'office@highpine.example',
        fontKit,
      },
      inlineScripts: [hash],
    }),
  )

test('allows own files and inline scripts with a hash, and no other inline code', () => {
  const policy = policyOf()
  expect(policy['scriptSrc']).toContain(hash)
  expect(policy['styleSrc']).toEqual(["'self'"])
  expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'")
  expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
})

test('allows the hosts of a font kit if there is one', () => {
  expect(policyOf()['styleSrc']).not.toContain('https://use.typekit.net')
  expect(policyOf('abc1def')['styleSrc']).toContain('https://use.typekit.net')
  expect(policyOf('abc1def')['fontSrc']).toContain('https://use.typekit.net')
})
