import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import {
  ActionLink,
  CallToAction,
  Hero,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { Points, Stats } from '../../renderer/components/lists.tsx'
import { About, Offers, Premium, Testimonials, TownWall } from './HomeSections.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { PageScript } from '../../renderer/head/PageScript.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const home = useData<typeof data>()
  const { about, build, rent, service, towns, premium, testimonials, contact, closing, office } =
    home
  return (
    <>
      <Hero title={home.headline} lead={home.lead} picture={home.picture} sunAt={home.sunAt} tall>
        <ActionLink {...home.action} className="button" />
      </Hero>
      {home.sunAt && <PageScript name="hero-light" />}
      {home.proof.length > 0 && (
        <div className="home-stats">
          <Stats stats={home.proof} />
        </div>
      )}
      {home.house && <AnnotatedDrawing {...home.house} />}
      {about && <About section={about} eager={!home.house} />}
      {build && <Offers id="build" section={build} composition="pictures" />}
      {rent && <Offers id="rent" section={rent} composition="rows" />}
      {service && <Offers id="service" section={service} composition="columns" callToAction />}
      {towns && <TownWall section={towns} />}
      {premium && <Premium section={premium} />}
      {home.whyUs.length > 0 && (
        <section className="band wide" id="why-us" aria-labelledby="why-us-title">
          <h2 id="why-us-title">Why people hire us</h2>
          <Points points={home.whyUs} />
        </section>
      )}
      {testimonials && (
        <section className="band wide" id="testimonials">
          <SectionHeading {...testimonials} />
          <Testimonials entries={testimonials.entries} />
        </section>
      )}
      {contact && (
        <section className="band stone" id="contact">
          <div className="wide split">
            <div>
              <SectionHeading {...contact} />
              <OfficeCards {...office} />
              <StreetMap address={office.mapped} {...office.map} />
            </div>
            <ContactForm title={contact.action?.label ?? 'Receive Your Estimate'} />
          </div>
        </section>
      )}
      {closing && <CallToAction {...closing} />}
    </>
  )
}
