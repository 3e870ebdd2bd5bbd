import { expect, test } from 'vitest'
import { homeOfBlocks } from './upgrade-home.ts'

/** The home page after the step. */
const upgraded = (home: string, others: [string, string][] = []) =>
  homeOfBlocks(new Map([['pages/home.md', home], ...others])).get('pages/home.md')

const home = `---
template: home
title: Home # the search result
# What the button says
action: { label: Call Us, href: /contact }
sections:
  # About comes later
  contact: { title: Write to us, light: true, action: { label: Ask, href: /contact } }
  build:
    title: Build
    description: >-
      Two dates before you sign.
    items:
      - { title: Houses, text: One at a time. } # more to come
  closing:
    title: Soon
    light: true
house:
  title: A house
  places:
    - { title: Roof, at: [1, 2], text: Snow. }
---

The text below.
`

test('sections become blocks in the order in which they were shown, with their comments', () => {
  const others: [string, string][] = [
    ['claims.yaml', 'rating: { text: 4 of 5, label: of all }\nresponse: { text: soon }\n'],
    ['why-us.yaml', '- id: one-crew\n'],
  ]
  expect(upgraded(home, others)).toBe(`---
template: blocks
title: Home # the search result
blocks:
  - block: hero
    daylight: true
    # What the button says
    action: { label: Call Us, href: /contact }
  - block: figures
    claims:
      - rating
  - block: cutaway
    title: A house
    places:
      - { title: Roof, at: [ 1, 2 ], text: Snow. }
  - block: build
    title: Build
    description: >-
      Two dates before you sign.
    items:
      - { title: Houses, text: One at a time. } # more to come
  - block: reasons
    title: Why people hire us
  # About comes later
  - { block: contact, title: Write to us, formTitle: Ask }
  - block: banner
    title: Soon
---

The text below.
`)
})

test('a home page of blocks, and content without one, stay as they are', () => {
  const blocks = '---\ntemplate: blocks\nblocks: []\n---\n'
  expect(upgraded(blocks)).toBe(blocks)
  expect(homeOfBlocks(new Map([['business.yaml', 'brand: A\n']]))).toEqual(
    new Map([['business.yaml', 'brand: A\n']]),
  )
})
