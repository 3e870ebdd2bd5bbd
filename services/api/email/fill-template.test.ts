import { expect, test } from 'vitest'
import type { EmailTemplate } from '../../content/model/emails.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { fillTemplate } from './fill-template.ts'
import { renderEmailHtml, renderEmailText } from './render-email.ts'

const template: EmailTemplate = {
  subject: ['About ', ['title']],
  preview: '',
  heading: [['title']],
  parts: [
    { text: [['guide']] },
    { text: ['From ', ['brand'], ', ', ['phone'], ', ', ['email']] },
    { list: [[['summary']], [['guide']], 'Last'] },
    { button: { label: [['title']], href: [['article']] } },
    { button: { label: 'Services', href: '/services' } },
  ],
  reason: ['You asked ', ['guide', { none: ['us'], other: ['for ', ['guide']] }, 'select'], '.'],
}
const context = {
  ...testEmailContext,
  templates: {
    ...testEmailContext.templates,
    article: { en: template, es: template },
  },
}
const fill = (guide: string) =>
  fillTemplate('article', 'en', context, {
    title: '<b>**Roofs**</b> {phone}',
    summary: '[a link](https://evil.example)',
    guide,
    article: 'https://www.highpine.example/blog/roofs?utm_source=a&utm_medium=b',
  })

test('values are text: neither HTML, Markdown nor placeholders in them are interpreted', () => {
  const email = fill('')
  expect(email.subject).toBe('About <b>**Roofs**</b> {phone}')
  const html = renderEmailHtml(email, context)
  expect(html).toContain('&lt;b&gt;**Roofs**&lt;/b&gt; {phone}</h1>')
  expect(html).toContain('>[a link](https://evil.example)</li>')
  expect(html).toContain('utm_source=a&amp;utm_medium=b"')
  expect(html).not.toContain('<b>')
})

test('a paragraph or an item without its value is left out, and a select says what to write then', () => {
  const [without, named] = [fill(''), fill('guide')]
  expect(without.parts.slice(0, 2)).toEqual([
    'From Highpine, 970-555-0100, office@highpine.example',
    { list: ['[a link](https://evil.example)', 'Last'] },
  ])
  expect(without.reason).toBe('You asked us.')
  expect(named.parts[0]).toBe('guide')
  expect(named.reason).toBe('You asked for guide.')
})

test('lists and buttons to pages of the site are in both parts', () => {
  const text = renderEmailText(fill(''), context)
  expect(text).toContain('\n\n- [a link](https://evil.example)\n- Last\n\n')
  expect(text).toContain('Services:\nhttps://www.highpine.example/services\n')
  expect(renderEmailHtml(fill(''), context)).toContain('</li></ul>')
})
