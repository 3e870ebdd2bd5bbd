import { Article } from '../../renderer/components/Article.tsx'
import { Hero } from '../../renderer/components/headings.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { PhoneLink, SocialLinks } from '../../renderer/shell/links.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { Words } from '../../renderer/components/Words.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { compact, ...page } = useData<typeof data>()
  return compact ? <ShortForm {...page} /> : <LongForm {...page} />
}

type ContactData = Omit<Awaited<ReturnType<typeof data>>, 'compact'>

/** /contact: the full form, the office and the map. */
function LongForm(page: ContactData) {
  const { headline, lead, formTitle, expect, office, body, headings, known } = page
  const { discount, discountLink } = page
  return (
    <>
      <Hero kind="type" title={headline} lead={lead} />
      <div className="band wide split contact" id="form">
        <ContactForm
          title={formTitle}
          discount={discount}
          discountLink={discountLink}
          hours={office.hours}
          known={known}
        />
        <div>
          <h2>{expect.title}</h2>
          {expect.description && <p>{expect.description}</p>}
          {expect.items.length > 0 && (
            <ol className="steps">
              {expect.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
          <OfficeCards {...office} />
          <SocialLinks />
        </div>
      </div>
      <Article body={body} headings={headings} />
      <div className="band wide">
        <StreetMap address={office.mapped} {...office.map} eager />
      </div>
      <Blocks blocks={page.blocks} />
    </>
  )
}

/** /contact-optimized: the fields needed to call back, and the phone number. */
function ShortForm(page: ContactData) {
  const { headline, lead, formTitle, discount, discountLink, expect, office, known } = page
  return (
    <>
      <Hero kind="type" title={headline} lead={lead} />
      <div className="band narrow" id="form">
        <ContactForm
          title={formTitle}
          discount={discount}
          discountLink={discountLink}
          known={known}
          compact
        />
      </div>
      <section className="band stone">
        <div className="narrow">
          <h2>{expect.title}</h2>
          <p className="contact-phone">
            <PhoneLink number={office.phones[0]?.number ?? ''} />
          </p>
          {expect.description && (
            <p>
              <Words>{expect.description}</Words>
            </p>
          )}
        </div>
      </section>
      <Blocks blocks={page.blocks} />
    </>
  )
}
