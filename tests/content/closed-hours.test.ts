import { expect, test } from 'vitest'
import { content, publicPages } from './build.ts'

test('pages have the office hours for their script, and a number for text messages where a phone takes them', () => {
  const { hours, phones } = content.business
  const texting = phones
    .filter(({ texts }) => texts)
    .map(({ number }) => number.replaceAll('-', ''))
  for (const { path, root } of publicPages) {
    const bar = root.querySelector('.call-bar')
    expect([path, bar?.hasAttribute('data-clock')]).toEqual([path, hours.length > 0])
    const links = root.querySelectorAll('a[href^="sms:"]').map((link) => link.getAttribute('href'))
    expect([path, links.length > 0]).toEqual([path, texting.length > 0])
    for (const href of links)
      expect(texting.some((number) => href?.startsWith(`sms:+1${number}?`))).toBe(true)
  }
})
