import { expect, test } from 'vitest'
import { axeViolationsForWidth, withoutFrame } from './axe.ts'
import { opened } from './opened-template.ts'
import { overflow, positionsWithoutContact } from './page-checks.ts'
import { sharedProduct } from './fixtures.ts'
import { pagesWithTheirFrame, templatePages } from './template-pages.ts'
import { phone } from './visitor.ts'

const { visitor } = sharedProduct()

for (const [name, path] of templatePages)
  test(`${name} on a phone: whole, quiet, accessible, with a way to call or ask at every scroll position`, async () => {
    const { page, settled } = await opened(
      await visitor({ ...phone, pictures: true, reducedMotion: 'reduce' }),
      path,
    )
    expect(await overflow(page)).toBe(0)
    const isWhole = pagesWithTheirFrame.includes(path)
    expect(await axeViolationsForWidth(page, isWhole ? 'html' : withoutFrame)).toEqual([])
    await settled()
    if (!path.startsWith('/admin')) expect(await positionsWithoutContact(page)).toEqual([])
  })
