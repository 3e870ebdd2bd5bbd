import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import {
  ActionLink,
  CallToAction,
  CallToActionLine,
  Hero,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Points, Stats } from '../../renderer/components/lists.tsx'
import { Offers, Testimonials, TownWall } from './HomeSections.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { PageScript } from '../../renderer/head/PageScript.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const home = useData<typeof data>()
  const { about, closing, contact, office, testimonials, premium } = home
  return (
    <>
      <Hero title={home.headline} lead={home.lead} picture={home.picture} sunAt={home.sunAt} tall>
        <ActionLink {...home.action} className="button" />
      </Hero>
      <PageScript name="hero-light" />
      <div className="home-stats">
        <Stats stats={home.proof.map(({ text, label = '' }) => ({ value: text, label }))} />
      </div>
      <AnnotatedDrawing {...home.house} />
      <section className="band wide split" id="about">
        {about.picture && (
          <Picture picture={about.picture} sizes="(min-width: 48em) 70rem, 100vw" />
        )}
        <div>
          <SectionHeading {...about} />
          <ul className="link-list">
            {about.items.map(({ title, text, href }) => (
              <li key={title}>
                <a href={href}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <CallToActionLine />
        </div>
      </section>
      <Offers id="build" section={home.build} composition="pictures" />
      <Offers id="rent" section={home.rent} composition="rows" />
      <Offers id="service" section={home.service} composition="columns" callToAction />
      <TownWall section={home.towns} />
      <section className="band dark" id="premium">
        <div className="wide">
          <SectionHeading {...premium} />
          <Points points={premium.items} />
          {premium.action && <ActionLink {...premium.action} className="button" />}
        </div>
      </section>
      <section className="band wide" id="why-us" aria-labelledby="why-us-title">
        <h2 id="why-us-title">Why people hire us</h2>
        <Points points={home.whyUs} />
      </section>
      {testimonials.entries.length > 0 && (
        <section className="band wide" id="testimonials">
          <SectionHeading {...testimonials} />
          <Testimonials entries={testimonials.entries} />
        </section>
      )}
      <section className="band stone" id="contact">
        <div className="wide split">
          <div>
            <SectionHeading {...contact} />
            <OfficeCards {...office} />
            <StreetMap address={office.address} {...office.map} />
          </div>
          <ContactForm title={contact.action?.label ?? 'Receive Your Estimate'} />
        </div>
      </section>
      <CallToAction {...closing} />
    </>
  )
}
