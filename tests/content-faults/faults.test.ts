import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { load } from '#services/content/load/load.ts'
import { tell } from '#services/content/load/problem.ts'

/**
 * Each folder beside this file is one mistake that an author can make: only the files that differ
 * from `base/`, whose content is in order. The messages are pinned word by word, because an author
 * reads them; the lines in them were checked against the files by hand.
 */
const here = import.meta.dirname

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-faults-'))
  for (const sample of samples()) {
    await cp(join(here, 'base'), join(folder, sample), { recursive: true })
    await cp(join(here, sample), join(folder, sample), { recursive: true })
    for (const path of removedBy(sample)) await rm(join(folder, sample, path))
  }
})
afterAll(() => rm(folder, { recursive: true }))

const samples = () =>
  readdirSync(here, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => name)

/** Files that a sample takes away are named in its `remove.txt`. */
function removedBy(sample: string): string[] {
  const list = join(here, sample, 'remove.txt')
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}

/** What `npm run check` would print. */
const problemsIn = (sample: string) =>
  '\n' +
  load({ root: join(folder, sample), today: new Date('2026-06-01'), commit: 'test', cache: join(folder, '.cache') })
    .problems.map(tell)
    .join('\n') +
  '\n'

test('the base is in order, so that every problem below comes from its sample', () => {
  expect(problemsIn('base').trim()).toBe('')
})

test('a draft is no page, and nothing is related to it', async () => {
  const root = join(folder, 'with-draft')
  await cp(join(here, 'base'), root, { recursive: true })
  const guide = readFileSync(join(root, 'content/guides/metal-roofs.md'), 'utf8')
  const other = guide.replace('family: build', 'family: build\nrelated: [metal-roofs, shingles]')
  await writeFile(join(root, 'content/guides/metal-roofs.md'), guide.replace('family: build', '$&\ndraft: true'))
  await writeFile(join(root, 'content/guides/shingles.md'), other)
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  expect(site?.guides.map(({ slug, related }) => ({ slug, related }))).toEqual([
    { slug: 'shingles', related: ['shingles'] },
  ])
})

test('what has a later date is no page before that day, and nothing may lead to it', async () => {
  const root = join(folder, 'scheduled')
  await cp(join(here, 'base'), root, { recursive: true })
  const on = (day: string) => load({ root, today: new Date(day), commit: 'test' })
  expect(on('2026-05-14').site?.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  const before = on('2026-05-13')
  expect(before.site?.guides).toEqual([])
  expect(before.site?.unpublished.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  expect(before.problems.map(tell)).toContain(
    'content/offerings/roofing.md:26:20 links to “/metal-roofs”, which is not there before 2026-05-14 — remove the link until content/guides/metal-roofs.md is on the site',
  )
})

test('what is still wrong in a draft is told, and keeps nothing else from being built', async () => {
  const root = join(folder, 'unfinished')
  await cp(join(here, 'base'), root, { recursive: true })
  const post = readFileSync(join(root, 'content/posts/first-snow.md'), 'utf8')
  await writeFile(
    join(root, 'content/posts/second-snow.md'),
    post.replace(/^author: .*$/m, 'author: nobody\ndraft: true'),
  )
  const { site, problems, unfinished } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  expect(problems).toEqual([])
  expect(site?.posts.map(({ slug }) => slug)).toEqual(['first-snow'])
  expect(unfinished.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/posts/second-snow.md author',
  ])
  expect(site?.unpublished.problems).toEqual(unfinished)
})

test('front matter in another language is told and never executed', () => {
  expect(problemsIn('front-matter-script')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:1:1 begins with “---js”, but front matter is YAML and is never executed — write --- alone on the first line and YAML under it
    "
  `)
  expect(globalThis).not.toHaveProperty('contentFaultRan')
  expect(existsSync('ran.txt')).toBe(false)
})

test('wrong-type', () => {
  expect(problemsIn('wrong-type')).toMatchInlineSnapshot(`
    "
    content/business.yaml:4:1 founded — is the text “since 1984”, but must be a number — write founded: 1984
    content/business.yaml:16:7 offices[0].address.postalCode — is the number 81632, but must be text — write postalCode: '81632'
    content/towns/vail.yaml:7:3 elevation.value — is the text “8,150 ft”, but must be a number — write value: 8150
    "
  `)
})

test('missing-field', () => {
  expect(problemsIn('missing-field')).toMatchInlineSnapshot(`
    "
    content/projects/chalet.md:2:1 client — is missing — for example: client: Private family
    content/projects/chalet.md:2:1 town — is missing — write town: with one of: vail
    content/towns/vail.yaml:18:1 permits.office — is missing — for example: office: Town of Breckenridge Community Development, Building Division
    "
  `)
})

test('empty-field', () => {
  expect(problemsIn('empty-field')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:7:1 headline — is empty, but must be text — for example: headline: A roof that is ready for January
    content/offerings/roofing.md:8:1 lead — is empty — for example: lead: We replace and repair roofs between 6,000 and 10,000 ft.
    "
  `)
})

test('misspelt-field', () => {
  expect(problemsIn('misspelt-field')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:3:1 desciption — is no field here — did you mean “description”?
    content/towns/vail.yaml:19:3 permits.Office — is no field here — did you mean “office”?
    "
  `)
})

test('unknown-field', () => {
  expect(problemsIn('unknown-field')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:8:1 hashtags — is no field here — remove it, or use one of: title, description, keywords, author, date, updated, image, summary, tags, draft, faqs, related
    "
  `)
})

test('too-long', () => {
  expect(problemsIn('too-long')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:2:1 title — has 94 characters, but 70 is the most — shorten it by 24 characters
    "
  `)
})

test('wrong-count', () => {
  expect(problemsIn('wrong-count')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:11:1 features — has 3 entries, but needs exactly 5 — add 2
    content/projects/chalet.md:17:1 features — has 12 entries, but 10 is the most — remove 2
    content/why-us.yaml:1:1 has 5 entries, but needs exactly 6 — add 1
    "
  `)
})

test('out-of-range', () => {
  expect(problemsIn('out-of-range')).toMatchInlineSnapshot(`
    "
    content/projects/chalet.md:6:1 order — is 0, but must be 1 or more — write order: a whole number from 1 to 99
    content/testimonials.yaml:6:3 [0].rating — is the number 4.9, but must be a whole number — write rating: a whole number from 1 to 5
    content/towns/vail.yaml:10:3 snowfall.value — is 1890, but must be 600 or less — write value: a number from 10 to 600
    "
  `)
})

test('text-for-a-list', () => {
  expect(problemsIn('text-for-a-list')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:11:1 features — is the text “One and two”, but must be a list — write features: and under it a line that begins with - for each entry
    "
  `)
})

test('choice-misspelt', () => {
  expect(problemsIn('choice-misspelt')).toMatchInlineSnapshot(`
    "
    content/pages/blog.md:2:1 template — is “indx”, which is none of the words allowed here — did you mean “index”?
    content/projects/chalet.md:8:1 category — is “Residental”, which is none of the words allowed here — did you mean “Residential”?
    "
  `)
})

test('choice-unknown', () => {
  expect(problemsIn('choice-unknown')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:8:1 family — is “tips”, which is none of the words allowed here — use one of: build, remodel, service, manage, place, news
    content/pages/thank-you.md:2:1 template — is “landing”, which is none of the words allowed here — use one of: home, overview, index, contact, about, careers, building-guide, text
    "
  `)
})

test('no-such-day', () => {
  expect(problemsIn('no-such-day')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:5:1 date — is “May 5”, which is not written as year-month-day — for example: date: 2026-05-14
    content/offerings/roofing.md:21:1 updated — is “2026-5-4”, which is not written as year-month-day — write updated: 2026-05-04
    content/posts/first-snow.md:5:1 date — is “2026-02-30”, which is no day of the calendar — for example: date: 2026-05-14
    "
  `)
})

test('web-address', () => {
  expect(problemsIn('web-address')).toMatchInlineSnapshot(`
    "
    content/business.yaml:3:1 origin — is “https://www.highpine.example/”, which must not end with a slash — write origin: https://www.highpine.example
    content/business.yaml:23:3 social.facebook — is “http://www.facebook.com/highpine.example”, which is no full https:// address — write facebook: https://www.facebook.com/highpine.example
    content/towns/vail.yaml:20:3 permits.url — is “www.vail.gov”, which is no full https:// address — write url: https://www.vail.gov
    "
  `)
})

test('phone-and-clock', () => {
  expect(problemsIn('phone-and-clock')).toMatchInlineSnapshot(`
    "
    content/business.yaml:8:5 phones[0].number — is “(970) 555-0142”, which is no phone number — write number: 970-555-0142
    content/business.yaml:9:1 email — is “office at highpine”, which is no email address — for example: email: office@highpine.example
    content/business.yaml:20:5 hours[0].opens — is “8:00”, which is no time of day — write opens: 08:00
    content/business.yaml:21:5 hours[0].closes — is “6 pm”, which is no time of day — write closes: 18:00
    "
  `)
})

test('claim-name', () => {
  expect(problemsIn('claim-name')).toMatchInlineSnapshot(`
    "
    content/claims.yaml:7:1 Star Rating — is a name that cannot be used — write star-rating:
    content/services/home-services.yaml:17:9 preset.stats[3].value — uses {claim.rating}, which stands for nothing here — did you mean “{claim.star-rating}”?
    "
  `)
})

test('empty-file', () => {
  expect(problemsIn('empty-file')).toMatchInlineSnapshot(`
    "
    content/authors.yaml:1:1 is empty, but must be a group of named entries — write a name, and its fields indented below
    content/towns/vail.yaml:1:1 is empty, but must be a group of fields — write { name: …, county: …, region: … }
    "
  `)
})

test('no-such-town', () => {
  expect(problemsIn('no-such-town')).toMatchInlineSnapshot(`
    "
    content/projects/chalet.md:12:1 town — names “vial”, which content/towns/ does not have — did you mean “vail”?
    "
  `)
})

test('no-such-service', () => {
  expect(problemsIn('no-such-service')).toMatchInlineSnapshot(`
    "
    content/projects/chalet.md:13:21 services[1] — names “plumbing”, which content/services/ does not have — use one of: home-services, roofing
    "
  `)
})

test('no-such-project', () => {
  expect(problemsIn('no-such-project')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:21:12 projects[0] — names “chalett”, which content/projects/ does not have — did you mean “chalet”?
    "
  `)
})

test('no-such-author', () => {
  expect(problemsIn('no-such-author')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:4:1 author — names “estimating-dsk”, which content/authors.yaml does not have — did you mean “estimating-desk”?
    "
  `)
})

test('no-such-image', () => {
  expect(problemsIn('no-such-image')).toMatchInlineSnapshot(`
    "
    content/business.yaml:30:1 shareImage — names “mountain”, which content/images/ does not have — use one of: roof, town
    content/posts/first-snow.md:6:1 image — names “roof.svg”, which content/images/ does not have — did you mean “roof”?
    "
  `)
})

test('no-such-offering', () => {
  expect(problemsIn('no-such-offering')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:21:11 related[0] — names “siding”, which content/offerings/ does not have — use one of: home-services, roofing
    content/services/roofing.yaml:5:1 offering — names “roofs”, which content/offerings/ does not have — use one of: home-services, roofing
    "
  `)
})

test('same-address-guide-and-offering', () => {
  expect(problemsIn('same-address-guide-and-offering')).toMatchInlineSnapshot(`
    "
    content/guides/roofing.md:1:1 would stand at /roofing, which content/offerings/roofing.md already has — rename one of the two files
    "
  `)
})

test('same-address-page-and-guide', () => {
  expect(problemsIn('same-address-page-and-guide')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:1:1 would stand at /metal-roofs, which content/pages/metal-roofs.md already has — rename one of the two files
    "
  `)
})

test('same-prefix-twice', () => {
  expect(problemsIn('same-prefix-twice')).toMatchInlineSnapshot(`
    "
    content/navigation.yaml:12:33 footer.services[0].href — links to “/roofing-vail-colorado”, which is no page of this site — write the address of a page that is there, or remove the link
    content/services/roofing.yaml:1:1 would stand at /home-services-vail-colorado, which content/services/home-services.yaml already has — give one of the two services another prefix
    "
  `)
})

test('reserved-address', () => {
  expect(problemsIn('reserved-address')).toMatchInlineSnapshot(`
    "
    content/pages/admin.md:1:1 would stand at /admin, which the program itself already has — rename this file
    content/pages/sitemap.md:1:1 would stand at /sitemap, which the program itself already has — rename this file
    "
  `)
})

test('redirect-from-a-page', () => {
  expect(problemsIn('redirect-from-a-page')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:3:3 [1].from — redirects /contact, which content/pages/contact.md already has — remove this redirect
    content/redirects.yaml:5:3 [2].from — redirects /roofs, which another redirect already has — remove this redirect
    "
  `)
})

test('redirect-to-nowhere', () => {
  expect(problemsIn('redirect-to-nowhere')).toMatchInlineSnapshot(`
    "
    content/redirects.yaml:2:3 [0].to — links to “/rofing”, which is no page of this site — did you mean “/roofing”?
    content/redirects.yaml:3:3 [1].from — is “forklift”, which must be a path such as /forklift — write from: /forklift
    "
  `)
})

test('override-of-no-page', () => {
  expect(problemsIn('override-of-no-page')).toMatchInlineSnapshot(`
    "
    content/locations/roofing-vial-colorado.yaml:1:1 is named after no location page — did you mean “roofing-vail-colorado”?
    "
  `)
})

test('consequence-of-no-topic', () => {
  expect(problemsIn('consequence-of-no-topic')).toMatchInlineSnapshot(`
    "
    content/locations/roofing-vail-colorado.yaml:3:3 consequences.ground — is about ground, on which Roofing says nothing — use one of: snow, rules
    "
  `)
})

test('picture-without-alt-text', () => {
  expect(problemsIn('picture-without-alt-text')).toMatchInlineSnapshot(`
    "
    content/images/roof.yaml:1:1 alt — is empty — for example: alt: A standing-seam roof under fresh snow, spruce behind it.
    content/images/snow.svg:1:1 alt — is missing: the picture has no alt text — add content/images/snow.yaml with the line: alt: what the picture shows
    "
  `)
})

test('photograph-with-its-place', () => {
  expect(problemsIn('photograph-with-its-place')).toMatchInlineSnapshot(`
    "
    content/images/roof.jpg:1:1 says where it was taken: there is a GPS position in it — save it again without its place: on a Mac in Preview, Tools > Show Inspector > GPS > Remove Location Info; on Windows, Properties > Details > Remove Properties
    "
  `)
})

test('picture-that-is-none', () => {
  expect(problemsIn('picture-that-is-none')).toMatchInlineSnapshot(`
    "
    content/images/roof.jpg:1:1 is no JPEG or PNG inside, whatever its name says — open it and export it as a JPEG; renaming is not enough
    content/images/town.svg:1:1 does not say how large it is — write viewBox="0 0 1600 900" in its <svg> tag
    "
  `)
})

test('two-photographs-of-one-name', () => {
  expect(problemsIn('two-photographs-of-one-name')).toMatchInlineSnapshot(`
    "
    content/images/roof.png:1:1 has the same name as roof.jpg — keep one of the two, or give this one a name and words of its own
    "
  `)
})

test('alt-text-without-picture', () => {
  expect(problemsIn('alt-text-without-picture')).toMatchInlineSnapshot(`
    "
    content/images/snow.yaml:1:1 describes a picture that is not there — add content/images/snow.svg, .jpg or .png, or remove this file
    "
  `)
})

test('link-to-nowhere', () => {
  expect(problemsIn('link-to-nowhere')).toMatchInlineSnapshot(`
    "
    content/navigation.yaml:3:5 header[0].href — links to “/servcies”, which is no page of this site — did you mean “/services”?
    content/navigation.yaml:12:33 footer.services[0].href — links to “/roofing-aspen-colorado”, which is no page of this site — did you mean “/roofing-vail-colorado”?
    content/posts/first-snow.md:10:22 links to “/rofing”, which is no page of this site — did you mean “/roofing”?
    content/posts/first-snow.md:13:1 links to “/decks-and-patios”, which is no page of this site — write the address of a page that is there, or remove the link
    "
  `)
})

test('anchor-to-nowhere', () => {
  expect(problemsIn('anchor-to-nowhere')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:12:32 links to “#snw”, which /metal-roofs does not have — did you mean “snow”?
    content/navigation.yaml:14:30 footer.quickLinks[0].href — links to “#reviews”, which / does not have — use one of: content, about, build, rent, service, premium, testimonials, contact
    content/posts/first-snow.md:10:5 links to “#snows”, which /metal-roofs does not have — did you mean “snow”?
    "
  `)
})

test('link-with-slash-at-the-end', () => {
  expect(problemsIn('link-with-slash-at-the-end')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:5 links to “/roofing/”, but no address here ends with a slash — write /roofing
    content/posts/first-snow.md:10:30 links to “/metal-roofs/#snow”, but no address here ends with a slash — write /metal-roofs#snow
    "
  `)
})

test('relative-link', () => {
  expect(problemsIn('relative-link')).toMatchInlineSnapshot(`
    "
    content/navigation.yaml:3:5 header[0].href — is “services”, which is no link of this site (/…) or another (https://…) — write href: /services
    content/posts/first-snow.md:10:5 links to “roofing”, which is neither a path (/…) nor an address (https://…) — write /roofing
    content/posts/first-snow.md:10:25 links to “../guides/metal-roofs.md”, which is neither a path (/…) nor an address (https://…) — write /metal-roofs
    content/posts/first-snow.md:11:5 links to “www.vail.gov”, which is neither a path (/…) nor an address (https://…) — write https://www.vail.gov
    "
  `)
})

test('script-link', () => {
  expect(problemsIn('script-link')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:7 links to “javascript:alert(1)”, a kind of link that is not allowed — use a path (/…), https://, tel: or mailto:
    "
  `)
})

test('link-to-a-draft', () => {
  expect(problemsIn('link-to-a-draft')).toMatchInlineSnapshot(`
    "
    content/offerings/home-services.md:26:20 links to “/metal-roofs”, which is a draft — remove the link until content/guides/metal-roofs.md is no draft any more
    content/offerings/roofing.md:26:20 links to “/metal-roofs”, which is a draft — remove the link until content/guides/metal-roofs.md is no draft any more
    "
  `)
})

test('picture-in-text-unknown', () => {
  expect(problemsIn('picture-in-text-unknown')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:1 shows the picture “roofs”, which content/images/ does not have — did you mean “roof”?
    content/posts/first-snow.md:14:1 shows the picture “/attached_assets/town.svg”, which content/images/ does not have — did you mean “town”?
    "
  `)
})

test('picture-in-text-without-alt', () => {
  expect(problemsIn('picture-in-text-without-alt')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:12:1 shows a picture without alt text — write ![what it shows](roof)
    "
  `)
})

test('html-tag', () => {
  expect(problemsIn('html-tag')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:11 has an HTML tag: <b> — write it in Markdown: tags are left out of the page
    content/posts/first-snow.md:12:1 has an HTML tag: <div class="note"> — write it in Markdown: tags are left out of the page
    "
  `)
})

test('second-headline', () => {
  expect(problemsIn('second-headline')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:1 has a second headline, “First snow”: the page’s own stands above the text — write ## First snow
    "
  `)
})

test('yaml-tab', () => {
  expect(problemsIn('yaml-tab')).toMatchInlineSnapshot(`
    "
    content/towns/vail.yaml:21:1 is indented with a tab — indent with two spaces
    "
  `)
})

test('yaml-unclosed-quote', () => {
  expect(problemsIn('yaml-unclosed-quote')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:8:7 opens a quotation mark that is never closed — close it with " at the end of the text
    content/towns/vail.yaml:24:8 opens a quotation mark that is never closed — close it with ' at the end of the text
    "
  `)
})

test('yaml-apostrophe', () => {
  expect(problemsIn('yaml-apostrophe')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:7:10 has more text after the closing quotation mark — use a typographic apostrophe inside the text: it’s
    "
  `)
})

test('yaml-colon', () => {
  expect(problemsIn('yaml-colon')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:2:8 has a second colon on one line — write title: 'First snow: what to check'
    "
  `)
})

test('yaml-colon-in-a-list', () => {
  expect(problemsIn('yaml-colon-in-a-list')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:12:5 features[0] — is a group of fields, but must be text — put it in quotation marks: 'Snow load: 100 psf'
    "
  `)
})

test('yaml-no-space', () => {
  expect(problemsIn('yaml-no-space')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:2:1 has no space after the colon — write title: First snow
    "
  `)
})

test('yaml-duplicate-field', () => {
  expect(problemsIn('yaml-duplicate-field')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:7:1 has the field title twice — remove one of the two
    "
  `)
})

test('yaml-sign', () => {
  expect(problemsIn('yaml-sign')).toMatchInlineSnapshot(`
    "
    content/guides/metal-roofs.md:7:14 would lose “#1 way to choose.”: after a space, # begins a comment — write summary: 'The #1 way to choose.'
    content/posts/first-snow.md:7:10 has a text that begins with *, which means something else in YAML — write summary: '*What* to check.'
    "
  `)
})

test('yaml-indent', () => {
  expect(problemsIn('yaml-indent')).toMatchInlineSnapshot(`
    "
    content/towns/vail.yaml:20:4 is indented deeper than the line above allows — begin it in the same column as the field above
    "
  `)
})

test('front-matter-missing', () => {
  expect(problemsIn('front-matter-missing')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:1:1 has no front matter — begin the file with a line of ---, then its fields, then another line of ---
    "
  `)
})

test('front-matter-unclosed', () => {
  expect(problemsIn('front-matter-unclosed')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:1:1 has front matter that never ends — write a line of --- under its last field
    "
  `)
})

test('claim-typed-by-hand', () => {
  expect(problemsIn('claim-typed-by-hand')).toMatchInlineSnapshot(`
    "
    content/posts/first-snow.md:10:8 types a claim by hand: “rated 4.9” — write {claim.rating}, which content/claims.yaml keeps true
    content/posts/first-snow.md:11:5 types a claim by hand: “42+ years” — write {claim.years-badge}, which content/claims.yaml keeps true
    content/services/home-services.yaml:24:26 types a claim by hand: “42+ years” — write {claim.years-badge}, which content/claims.yaml keeps true
    "
  `)
})

test('placeholder-unknown', () => {
  expect(problemsIn('placeholder-unknown')).toMatchInlineSnapshot(`
    "
    content/claims.yaml:2:3 years-badge.text — uses {yeers}, which stands for nothing here — did you mean “{years}”?
    content/offerings/roofing.md:10:1 summary — uses {claim.ratings}, which stands for nothing here — did you mean “{claim.rating}”?
    content/offerings/roofing.md:10:1 summary — uses {town}, which stands for nothing here — use one of: {brand}, {phone}, {email}, {claim.years-badge}, {claim.rating}
    content/posts/first-snow.md:10:13 uses {brnd}, which stands for nothing here — did you mean “{brand}”?
    content/posts/first-snow.md:10:21 uses {brnd}, which stands for nothing here — did you mean “{brand}”?
    content/posts/first-snow.md:12:4 uses {town}, which stands for nothing here — use one of: {brand}, {phone}, {email}, {claim.years-badge}, {claim.rating}
    content/posts/first-snow.md:12:12 uses { phone }, which stands for nothing here — did you mean “{phone}”?
    content/services/home-services.yaml:12:3 preset.lead — uses {twon}, which stands for nothing here — did you mean “{town}”?
    content/services/home-services.yaml:12:3 preset.lead — uses {snow_load}, which stands for nothing here — did you mean “{snowLoad}”?
    "
  `)
})

test('unknown-folder', () => {
  expect(problemsIn('unknown-folder')).toMatchInlineSnapshot(`
    "
    content/press/clipping.md:1:1 stands in “press”, a folder that the site does not read — use one of: building-guide, guides, images, locations, offerings, openings, pages, posts, projects, replies, services, towns
    content/town/aspen.yaml:1:1 stands in “town”, a folder that the site does not read — did you mean “towns”?
    "
  `)
})

test('unknown-file', () => {
  expect(problemsIn('unknown-file')).toMatchInlineSnapshot(`
    "
    content/faq.yaml:1:1 stands where the site does not read it — use one of: authors.yaml, business.yaml, claims.yaml, navigation.yaml, redirects.yaml, testimonials.yaml, why-us.yaml
    content/posts/notes.docx:1:1 is a kind of file that the site does not read — move it out of content/, or save it as .yaml or .md; pictures go to content/images/
    "
  `)
})

test('yml-ending', () => {
  expect(problemsIn('yml-ending')).toMatchInlineSnapshot(`
    "
    content/posts/second.yaml:1:1 ends in .yaml, but the files of content/posts/ end in .md — name it second.md
    content/towns/aspen.yml:1:1 ends in .yml — name it aspen.yaml
    "
  `)
})

test('file-name', () => {
  expect(problemsIn('file-name')).toMatchInlineSnapshot(`
    "
    content/posts/2026/third.md:1:1 stands in a folder inside a folder — move it to content/posts/third.md
    content/posts/Second Snow.md:1:1 has a name that cannot be part of an address — name it second-snow.md
    "
  `)
})

test('missing-business', () => {
  expect(problemsIn('missing-business')).toMatchInlineSnapshot(`
    "
    content/business.yaml:1:1 is missing — restore it from git: the site cannot be built without it
    "
  `)
})

test('missing-page', () => {
  expect(problemsIn('missing-page')).toMatchInlineSnapshot(`
    "
    content/pages/contact.md:1:1 is missing — restore it from git: the program links to it
    "
  `)
})

test('home-services-without-preset', () => {
  expect(problemsIn('home-services-without-preset')).toMatchInlineSnapshot(`
    "
    content/services/home-services.yaml:1:1 preset — is missing — write its preset: services without copy of their own use it
    "
  `)
})

test('one-fault-is-one-problem', () => {
  expect(problemsIn('one-fault-is-one-problem')).toMatchInlineSnapshot(`
    "
    content/offerings/roofing.md:6:1 order — is the text “first”, but must be a number — write order: a whole number from 1 to 99
    content/towns/vail.yaml:1:1 county — is missing — for example: county: Summit County
    "
  `)
})

test('several-files-at-once', () => {
  expect(problemsIn('several-files-at-once')).toMatchInlineSnapshot(`
    "
    content/business.yaml:1:1 brand — is missing — for example: brand: Highpine
    content/posts/first-snow.md:5:1 date — is “14 May 2026”, which is not written as year-month-day — write date: 2026-05-14
    content/posts/first-snow.md:12:1 shows the picture “rof”, which content/images/ does not have — did you mean “roof”?
    content/projects/chalet.md:12:1 town — names “vial”, which content/towns/ does not have — did you mean “vail”?
    content/towns/vail.yaml:21:1 is indented with a tab — indent with two spaces
    "
  `)
})


test('opening-reversed', () => {
  expect(problemsIn('opening-reversed')).toMatchInlineSnapshot(`
    "
    content/openings/roofer.yaml:5:3 pay.to — is less than 40, where it begins — write a higher one
    content/openings/roofer.yaml:8:1 until — is a day before 2026-05-14, when it was posted — write a later day
    "
  `)
})

test('hours-reversed', () => {
  expect(problemsIn('hours-reversed')).toMatchInlineSnapshot(`
    "
    content/business.yaml:24:5 hours[1].closes — is not after 18:00, when it opens — write a later hour
    content/business.yaml:25:5 hours[2].days — has Friday, which is open at the same time above — remove Friday from one of the two
    content/business.yaml:31:5 holidays[1].date — is 2026-11-26, which stands above already — remove it
    "
  `)
})

test('hours-that-do-not-count', () => {
  expect(problemsIn('hours-that-do-not-count')).toMatchInlineSnapshot(`
    "
    content/business.yaml:33:5 holidays[2].date — is “2026-02-30”, which is no day of the calendar — for example: date: 2026-05-14
    content/business.yaml:36:3 promise.hours — is the text “a day”, but must be a number — for example: hours: 24
    content/business.yaml:37:3 promise.counts — is “business hours”, which is none of the words allowed here — use one of: every-hour, open-hours
    "
  `)
})

test('opening-without-pay', () => {
  expect(problemsIn('opening-without-pay')).toMatchInlineSnapshot(`
    "
    content/openings/roofer.yaml:1:1 pay — is missing — write pay: { from: …, to: …, per: … }
    content/openings/roofer.yaml:2:1 employment — is “full time”, which is none of the words allowed here — did you mean “full-time”?
    "
  `)
})

test('counterpart-unanswered', () => {
  expect(problemsIn('counterpart-unanswered')).toMatchInlineSnapshot(`
    "
    content/pages/empleo.md:4:1 counterpart — names “thank-you”, which is in the same language — remove it, or say the language of one of the two
    content/pages/trabajo.md:4:1 counterpart — names “thank-you”, which does not name this page — write counterpart: trabajo in content/pages/thank-you.md
    "
  `)
})

test('chapter-without-source', () => {
  expect(problemsIn('chapter-without-source')).toMatchInlineSnapshot(`
    "
    content/building-guide/snow.md:8:28 sources[0].url — is linked nowhere in the text — link it from the sentence that it stands behind, or remove it
    content/building-guide/snow.md:13:11 links to https://www.example.com/snow, which is not among this chapter’s sources — add it under sources, with its title and the day you read it there
    "
  `)
})

test('chapters-of-one-place', () => {
  expect(problemsIn('chapters-of-one-place')).toMatchInlineSnapshot(`
    "
    content/building-guide/snow.md:3:1 order — is 1, the place of content/building-guide/frost.md — give one of the two another number
    "
  `)
})

test('chapter-with-a-taken-anchor', () => {
  expect(problemsIn('chapter-with-a-taken-anchor')).toMatchInlineSnapshot(`
    "
    content/building-guide/map.md:1:1 would have the anchor #map, which /building-guide already has — rename this file
    "
  `)
})

test('chapter-linked-wrong', () => {
  expect(problemsIn('chapter-linked-wrong')).toMatchInlineSnapshot(`
    "
    content/building-guide/frost.md:9:13 links to “#snwo”, which /building-guide does not have — did you mean “snow”?
    "
  `)
})

test('no-chapters', () => {
  expect(problemsIn('no-chapters')).toMatchInlineSnapshot(`
    "
    content/building-guide:1:1 has no chapter — restore the chapters from git: subscribers are sent them
    "
  `)
})
