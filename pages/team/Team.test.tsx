import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Team } from './Team.tsx'

const member = {
  name: 'Dana Alder',
  role: 'roofing superintendent',
  initials: 'DA',
  picture: undefined,
  facts: ['Lives in Springfield'],
  about: undefined,
  licenses: [{ text: 'Roofer, R-1', href: 'https://licenses.example/R-1' }],
  phone: '202-555-0142',
  email: 'dana@cedar-stone.example',
  isReachable: true,
}

test('somebody without a portrait has their initials, which screen readers skip', () => {
  const html = renderToStaticMarkup(<Team members={[member]} />)
  expect(html).toContain('<span class="initials" aria-hidden="true">DA</span>')
})

test('phone, email and license are links, unless the person is a placeholder', () => {
  const html = renderToStaticMarkup(<Team members={[member]} />)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://licenses.example/R-1',
    'tel:+12025550142',
    'mailto:dana@cedar-stone.example',
  ])
  const licenses = [{ text: 'Roofer, R-1', href: undefined }]
  const madeUp = renderToStaticMarkup(
    <Team members={[{ ...member, licenses, isReachable: false }]} />,
  )
  expect(madeUp).not.toContain('href')
  expect(madeUp).toContain('202-555-0142')
})
