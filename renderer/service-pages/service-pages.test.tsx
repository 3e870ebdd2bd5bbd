import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../services/api/contract/language.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { lead as leadSchema } from '../../services/api/leads/lead.ts'
import { cedarForm, testForm, testShell, testWords } from '../../services/api/testing/test-firm.ts'
import { ContactForm } from '../forms/ContactForm.tsx'
import { ShownPageContext, ShellContext, WordsContext } from '../page-context.tsx'
import { createServicePages } from './service-pages.tsx'

const pages = createServicePages({
  form: testForm,
  shell: testShell,
  stylesheets: ['/assets/site.css'],
  suggested: [],
  words: testWords,
  languages: { first: 'en', others: ['es'], own: {} },
})

const hostile = '<script>alert(1)</script> "quoted" & \'more\' </textarea>'

const lead = leadSchema.parse({
  id: 'HP-7K3M2Q',
  receivedAt: '2026-11-05T15:00:00.000Z',
  name: hostile,
  email: 'ann@example.com',
  phone: '970-555-0111',
  serviceType: 'remodels',
  message: hostile,
  services: [],
  extra: {},
  page: '/roofing',
  referrer: '',
  campaign: '',
  contentCommit: '',
  idempotencyKey: '',
  fingerprint: '',
  status: 'new',
  version: 1,
  history: [],
  mail: [],
})
const wrong = { sent: { name: hostile, phone: '55' }, fields: { phone: hostile } }
const link = { language: 'en', title: hostile, path: paths.unsubscribe } as const

const every: Record<string, string> = {
  request: pages.request({ lead, token: 'a.b', dueBy: 'Friday', notice: { text: hostile } }),
  'a wrong correction': pages.request({ lead, token: 'a.b', dueBy: undefined, formErrors: wrong }),
  'request in Spanish': pages.request({
    lead: { ...lead, language: 'es' },
    token: 'a.b',
    dueBy: 'el viernes',
  }),
  erasure: pages.erasure({ lead, token: 'a.b' }),
  message: pages.message({ ...link, text: hostile }),
  question: pages.message({ ...link, text: '', button: { action: '/api?token=a', label: 'Yes' } }),
  'a form again': pages.rejectedForm('en', {
    path: paths.contact,
    sent: { name: hostile, message: hostile, budget: hostile, services: ['a', hostile] },
    message: hostile,
    errors: { name: hostile, services: hostile, unknown: hostile },
    status: 400,
  }),
  'an application again': pages.rejectedApplication('en', {
    path: paths.applications,
    text: hostile,
    items: [hostile],
    jobs: [{ slug: hostile, title: hostile }],
    sent: { name: hostile, page: hostile },
    errors: { name: hostile, files: hostile, unknown: hostile },
  }),
  'the API': pages.apiDocs({
    title: 'Highpine: the service',
    description: hostile,
    calls: [
      {
        name: 'POST /api/contact',
        summary: hostile,
        description: hostile,
        statuses: ['200'],
        fields: [{ name: 'name', kind: 'string', required: true, description: hostile }],
      },
    ],
  }),
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': 'off' },
  }),
)

test.each(Object.entries(every))(
  '%s: valid HTML in the site’s shell, without scripts and with noindex',
  async (_, html) => {
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<nav aria-label="Main"')
    // Their address, which is the API's, is not passed on to the contact page.
    expect(html).not.toContain('/contact?from=')
    expect(html).not.toMatch(/<script|<style|\s(style|on[a-z]+)=/i)
  },
)

/** The controls of a form by name, with their labels. */
function controlsIn(html: string): Record<string, string> {
  const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')
  const labels = [...html.matchAll(/<label for="([^"]+)">(.*?)<\/label>/g)]
  const named = labels.map(([, id = '', label = '']) => {
    const name = new RegExp(`<[^>]*id="${id}"[^>]* name="(\\w+)"`).exec(html)?.[1] ?? ''
    return [name, words(label)] as const
  })
  const wrapped = [...html.matchAll(/<label(?: class="check")?>(.*?)<\/label>/g)].map(
    ([, label = '']) => [/ name="([a-zA-Z]+)"/.exec(label)?.[1] ?? '', words(label)] as const,
  )
  // Photos have no name: they are uploaded after the request. The radio buttons are of no form: they choose in the list.
  return Object.fromEntries([...named, ...wrapped].filter(([name]) => name !== ''))
}

test('a rejected form has the fields and labels of the original', () => {
  const onPage = renderToStaticMarkup(
    <ShownPageContext value={{ urlPathname: '/contact' }}>
      <ShellContext value={{ ...testShell, form: testForm }}>
        <WordsContext value={testWords}>
          <ContactForm title="Receive Your Estimate" />
        </WordsContext>
      </ShellContext>
    </ShownPageContext>,
  )
  const asked = controlsIn(onPage)
  const again = pages.rejectedForm('en', {
    path: paths.contact,
    sent: Object.fromEntries(Object.keys(asked).map((name) => [name, ''])),
    message: '',
    errors: {},
    status: 400,
  })
  const [main = ''] = /<main[^]*<\/main>/.exec(again) ?? []
  expect(Object.keys(asked)).toContain('acceptTerms')
  expect(Object.values(asked)).toContain('Service type')
  expect(controlsIn(main)).toEqual(asked)
})

test('the form of another firm has its own questions, services and no lines above it', () => {
  const shell = {
    ...testShell,
    form: { ...cedarForm, questions: [...cedarForm.questions, 'town'] },
  }
  const html = renderToStaticMarkup(
    <ShownPageContext value={{ urlPathname: '/contact' }}>
      <ShellContext value={shell}>
        <WordsContext value={testWords}>
          <ContactForm title="Receive Your Estimate" serviceType="additions" choice="garages" />
        </WordsContext>
      </ShellContext>
    </ShownPageContext>,
  )
  const asked = Object.keys(controlsIn(html)).filter((name) => name !== 'acceptTerms')
  expect(asked).toEqual(['name', 'phone', 'email', 'serviceType', 'town', 'website'])
  expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Select service type',
    'Repairs',
    'Gutters &amp; downspouts',
    'Decks',
    'Additions',
    'Sunroom',
    'Garage',
  ])
  expect(html).toContain('<option value="garages" selected="">')
  expect(html.match(/data-half/g)).toHaveLength(2)
  // A page about a single choice has no radio buttons.
  expect(html).not.toContain('type="radio"')
  expect(html).not.toContain('class="urgent"')
})

test('in Spanish the page, its form and its terms are Spanish; the header has lang="en"', () => {
  const html = pages.rejectedForm('es', {
    path: paths.contact,
    sent: {},
    message: '',
    errors: {},
    status: 400,
  })
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('<a class="skip-link" href="#content">Ir al contenido</a>')
  expect(html).toContain('lang="en"><section class="top-bar"')
  expect(html).toContain('Teléfono')
  expect(html).toContain('Pueden comunicarse conmigo sobre esta solicitud')
  expect(html).toContain('<a href="/contacto" lang="es" class="button header-action">')
})

test('a rejected form has the chosen trade, and nothing hidden that keeps it', () => {
  const html = pages.rejectedForm('en', {
    path: paths.contact,
    sent: {
      serviceType: 'remodels',
      service: 'Kitchen remodel',
      services: ['kitchen-remodeling', 'roofing', 'bathroom-remodeling', 'remodels-renovations'],
    },
    message: '',
    errors: {},
    status: 400,
  })
  expect(html).toContain('<option value="kitchen-remodeling" selected="">')
  expect(html.match(/<input type="hidden" name="services?" value="[^"]*"/g)).toEqual([
    '<input type="hidden" name="services" value="roofing"',
  ])
})

const homeServices = { ...lead, serviceType: 'home-services' as const }
const shown = (given: Partial<typeof lead>) =>
  pages.request({ lead: { ...homeServices, ...given }, token: 'a.b', dueBy: undefined })

test('the request names the trade, in the page’s language; without one, the service type', () => {
  expect(shown({ extra: { service: 'Roofing' } })).toContain('<dt>About</dt><dd>Roofing</dd>')
  expect(shown({ extra: { service: 'Roofing' }, language: 'es' })).toContain(
    '<dt>Asunto</dt><dd>Techos</dd>',
  )
  expect(shown({})).toContain('<dt>About</dt><dd>Home Services</dd>')
})

test('a file’s size has a decimal point in Spanish too', () => {
  const plan = { id: 'a', name: 'plano.pdf', bytes: 1_500_000, kind: 'pdf' as const }
  const attachments = [{ ...plan, at: '2026-11-05T15:00:00.000Z', sha256: '' }]
  expect(shown({ attachments, language: 'es' })).toContain('plano.pdf (PDF, 1.5 MB)')
})

const linkNaming = (subject: unknown) =>
  paths.selfServiceWithToken(`${Buffer.from(JSON.stringify([subject, 0])).toString('base64url')}.x`)

test('the thank-you page’s note has the reference that the request link names, and no other text', () => {
  const reference = /Your reference is/
  const note = (requestLink: string | undefined, language: Language = 'en') =>
    pages.receiptNote(language, '/thank-you', {
      answerWhen: 'Friday',
      timeZone: undefined,
      closedUntil: undefined,
      caller: undefined,
      requestLink,
    })
  expect(note(linkNaming(lead.id))).toContain(`Your reference is <strong>${lead.id}</strong>.`)
  expect(note(linkNaming('HP-7K3M2Q, call 555'))).not.toMatch(reference)
  expect(note(linkNaming({}))).not.toMatch(reference)
  expect(note(`${paths.selfService}?token=a.b`)).not.toMatch(reference)
  expect(note(undefined)).not.toMatch(reference)
  expect(note(linkNaming(lead.id), 'es')).toMatch(
    /Su número de referencia es .*Le respondemos .*Ver su solicitud/,
  )
})

test('a place without JavaScript is a heading with its link, or with a list of links', () => {
  const vail = { path: '/roofing-vail-colorado', label: 'Roofing & more in Vail' }
  const avon = { path: '/roofing-avon-colorado', label: 'Roofing in Avon' }
  expect(pages.placeLinks({ title: vail.label, links: [vail] })).toBe(
    '<noscript><div class="band narrow"><h1><a href="/roofing-vail-colorado">Roofing &amp; more in Vail</a></h1></div></noscript>',
  )
  expect(pages.placeLinks({ title: 'Roofing', links: [vail, avon] })).toContain(
    '<h1>Roofing</h1><ul class="link-list"><li><a href="/roofing-vail-colorado">Roofing &amp; more in Vail</a></li>',
  )
})
