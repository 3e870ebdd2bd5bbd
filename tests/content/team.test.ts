import { expect, test } from 'vitest'
import { allSites } from '../../services/content/model/translations.ts'
import { aboutPage } from '../../services/content/model/optional-pages.ts'
import { peopleFor } from '../../services/content/model/team.ts'
import { preselected } from '../../services/content/model/site.ts'
import { content, publicPages } from './build.ts'

const mainOf = (path: string) =>
  publicPages.find((page) => page.path === path)?.root.querySelector('main')

test('the page about the firm opens with all of its people, before its text', () => {
  for (const site of allSites(content)) {
    const about = aboutPage(site)
    if (!about?.sections.team || site.team.length === 0) continue
    const main = mainOf(about.path)
    const names = main?.querySelectorAll('#team h3').map(({ text }) => text)
    expect(names).toEqual(site.team.map(({ name }) => name))
    const html = main?.innerHTML ?? ''
    expect(html.indexOf('id="team"')).toBeLessThan(html.indexOf('id="article-body"'))
  }
})

test('the pages of a trade, in a town too, name who comes, and the others name nobody', () => {
  for (const site of allSites(content)) {
    const pages = [
      ...site.offerings.map(({ path, form }) => ({ path, job: form })),
      ...site.locations.map(({ path, service, town }) => ({
        path,
        job: { ...preselected(site, service), town: town.slug },
      })),
    ]
    for (const { path, job } of pages) {
      const [first] = peopleFor(site.team, ({ trades }) => trades, job)
      const named = mainOf(path)?.querySelector('.who-comes strong')?.text
      expect([path, named]).toEqual([path, first?.name])
    }
  }
})

test('the number and the address of a placeholder are no links', () => {
  for (const { phone, email, placeholder } of content.team) {
    if (!placeholder) continue
    const taken = content.business.phones.map(({ number }) => number)
    const targets = [
      ...(phone && !taken.includes(phone) ? [`tel:+1${phone.replaceAll('-', '')}`] : []),
      ...(email ? [`mailto:${email}`] : []),
    ]
    for (const target of targets)
      for (const { path, root } of publicPages)
        expect([path, root.querySelector(`a[href="${target}"]`)]).toEqual([path, null])
  }
})
