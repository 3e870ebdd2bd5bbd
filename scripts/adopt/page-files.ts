import type { Firm } from './answers.ts'
import { capitalized, fitting, servicesOf, townsOf } from './wording.ts'
import { markdown, todo, yaml } from './yaml.ts'

const estimate = { label: 'Get an Estimate', href: '/contact' }
const closing = {
  title: 'Tell us about your job',
  description: 'Send the form, or call {phone}.',
  center: true,
  light: true,
  action: estimate,
}

/** Returns the pages by the names of their files; each says only what the firm said, or what the site itself does. */
export function pageFiles(firm: Firm, today: string): Record<string, string> {
  const { name, state } = firm
  const services = capitalized(servicesOf(firm))
  const towns = townsOf(firm)
  const offers = firm.services.map((service) => ({
    title: service.name,
    text: 'Tell us what you’d like done and where.',
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
            `${services} in ${towns}`,
            `${services} in ${state.name}`,
            `${name} in ${state.name}`,
            name,
          ),
          description: fitting(
            170,
            `${services} in ${towns}, ${state.name}. Send us what you’d like done, or call {phone}.`,
            `${services} in ${state.name}. Send us what you’d like done, or call {phone}.`,
            'Send us what you’d like done and where, or call {phone}.',
          ),
          headline: fitting(100, `${services} in ${towns}`, `${services} in ${state.name}`, name),
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
              title: 'What we do',
              items: offers,
              action: { label: 'All services', href: '/services' },
            },
            { block: 'reasons', title: 'Why people hire us' },
            { block: 'testimonials', title: 'What clients say' },
            {
              block: 'contact',
              title: 'Tell us about your job',
              description: 'Call {phone}, write to {email}, or send the form.',
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
        title: 'All Services',
        description: fitting(
          170,
          `What ${name} does in ${towns}: ${servicesOf(firm)}. Send us what you’d like done.`,
          `What ${name} does in ${state.name}. Send us what you’d like done.`,
        ),
        headline: 'Services',
        image: 'services',
        updated: today,
        sections: { service: { title: 'What we do' }, closing },
      }),
      'Not on the list? [Ask us](/contact).',
    ),
    'contact.md': markdown(
      yaml({
        template: 'contact',
        title: 'Get an Estimate',
        description: `Write to or call ${name}: say what you’d like done and in which town.`,
        headline: 'Tell us about your job',
        image: 'contact',
        updated: today,
        formTitle: 'Get an Estimate',
        sections: {
          expect: {
            title: 'What happens next',
            items: [
              {
                title: 'You get an email',
                text: 'It has the number of your request, and the time by which you hear from us.',
              },
              { title: 'We answer', text: 'One of us calls or emails you.' },
            ],
          },
        },
      }),
      'In a hurry? Call [{phone}](tel:+1-{phone}).',
    ),
    'thank-you.md': markdown(
      yaml({
        template: 'text',
        title: 'Thank You',
        description: 'We’ve got your request, and you’ll hear from us. Here is what happens now.',
        headline: 'Thank you!',
        index: false,
        updated: today,
      }),
      'We just sent you an email with the number of your request. In a hurry? Call [{phone}](tel:+1-{phone}).',
    ),
    'about.md': markdown(
      yaml({
        template: 'about',
        title: `About ${name}`,
        description: `How to reach ${name}, and the towns where we work.`,
        headline: 'About us',
        image: 'about',
        sections: { visit: { title: 'How to reach us' }, closing },
        updated: today,
      }),
      '<!-- TODO: who you are: people, years, licenses, insurance. Only what you can show. -->\n\n[Send us a request](/contact), or call {phone}.',
    ),
    'privacy-policy.md': markdown(
      yaml({
        template: 'text',
        title: 'Privacy Policy',
        description:
          'What this site keeps about you when you write to us, and how to have it deleted.',
        headline: 'Privacy',
        updated: today,
      }),
      `<!-- TODO: have this page read by somebody who knows the law where you are. -->

## What we keep

When you send the form, we keep your name, how to reach you, what you wrote and the files you added, so that we can answer.

## How to have it deleted

Write to {email}, and we delete it.`,
    ),
  }
}
