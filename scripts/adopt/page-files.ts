import type { Firm } from './answers.ts'
import { adoptedTexts } from './texts.ts'
import { capitalized, fitting, servicesOf, townsOf } from './wording.ts'
import { markdown, todo, yaml } from './yaml.ts'

/** Returns the pages by the names of their files; each says only what the firm said, or what the site itself does. */
export function pageFiles(firm: Firm, today: string): Record<string, string> {
  const { name, state, language } = firm
  const texts = adoptedTexts[language]
  const estimate = { label: texts.estimate, href: '/contact' }
  const closing = {
    title: texts.tellAboutJob,
    description: texts.formOrCall,
    center: true,
    light: true,
    action: estimate,
  }
  const services = capitalized(servicesOf(firm))
  const towns = townsOf(firm)
  const offers = firm.services.map((service) => ({
    title: service.name,
    text: texts.tell,
    href: `/${service.slug}`,
    image: service.slug,
  }))
  return {
    'home.md': markdown(
      yaml(
        {
          template: 'blocks',
          title: fitting(
            70,
            texts.in(services, towns),
            texts.in(services, state.name),
            texts.in(name, state.name),
            name,
          ),
          description: fitting(
            170,
            `${texts.in(services, towns)}, ${state.name}. ${texts.send}`,
            `${texts.in(services, state.name)}. ${texts.send}`,
            texts.sendWithPlace,
          ),
          headline: fitting(100, texts.in(services, towns), texts.in(services, state.name), name),
        },
        todo(
          'lead: why people should call you, in one or two sentences that somebody could check.',
        ),
        { image: 'home', updated: today },
        todo(
          'a block about you (block: about): who you are. Testimonials (testimonials.yaml) and reasons (why-us.yaml) are shown once they are there.',
        ),
        {
          blocks: [
            { block: 'hero', action: estimate },
            {
              block: 'service',
              title: texts.whatWeDo,
              items: offers,
              action: { label: texts.allServices, href: '/services' },
            },
            { block: 'reasons', title: texts.reasons },
            { block: 'testimonials', title: texts.testimonials },
            {
              block: 'contact',
              title: texts.tellAboutJob,
              description: texts.callWriteOrForm,
              formTitle: estimate.label,
            },
          ],
        },
      ),
      '',
    ),
    'services.md': markdown(
      yaml({
        template: 'overview',
        title: texts.servicesPage.title,
        description: fitting(
          170,
          texts.servicesPage.description(name, towns, servicesOf(firm)),
          texts.servicesPage.short(name, state.name),
        ),
        headline: texts.services,
        image: 'services',
        updated: today,
        sections: { service: { title: texts.whatWeDo }, closing },
      }),
      texts.servicesPage.body,
    ),
    'contact.md': markdown(
      yaml({
        template: 'contact',
        title: texts.estimate,
        description: texts.contactPage.description(name),
        headline: texts.tellAboutJob,
        image: 'contact',
        updated: today,
        formTitle: texts.estimate,
        sections: {
          expect: {
            title: texts.contactPage.next,
            items: texts.contactPage.steps,
          },
        },
      }),
      texts.contactPage.body,
    ),
    'thank-you.md': markdown(
      yaml({
        template: 'text',
        title: texts.thankYouPage.title,
        description: texts.thankYouPage.description,
        headline: texts.thankYouPage.headline,
        index: false,
        updated: today,
      }),
      texts.thankYouPage.body,
    ),
    'about.md': markdown(
      yaml({
        template: 'about',
        title: texts.aboutPage.title(name),
        description: texts.aboutPage.description(name),
        headline: texts.aboutPage.headline,
        image: 'about',
        sections: { visit: { title: texts.aboutPage.visit }, closing },
        updated: today,
      }),
      `<!-- TODO: who you are: people, years, licenses, insurance. Only what you can show. -->\n\n${texts.aboutPage.body}`,
    ),
    'privacy-policy.md': markdown(
      yaml({
        template: 'text',
        title: texts.privacyPolicy,
        description: texts.privacyPage.description,
        headline: texts.privacyPage.headline,
        updated: today,
      }),
      `<!-- TODO: have this page read by somebody who knows the law where you are. -->

${texts.privacyPage.body}`,
    ),
  }
}
