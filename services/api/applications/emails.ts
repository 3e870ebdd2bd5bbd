import { inLanguage, knownLanguage } from '../../content/model/languages.ts'
import { translatorOf } from '../../content/model/translator.ts'
import { firstName } from '../contract/first-name.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { telLink } from '../contract/phone-number.ts'
import { mailtoLink } from '../../content/model/mailto-link.ts'
import { defineEmail, type Composing } from '../email/define-email.ts'
import { type Email, type Fact, otherLanguage, withoutLinks } from '../email/email.ts'
import { fillTemplate } from '../email/fill-template.ts'
import type { Application } from './application.ts'

/** Returns an application for the samples of emails. */
export const sampleApplication = (language: Language): Application => ({
  id: '6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c11',
  receivedAt: '2026-11-23T17:40:00.000Z',
  language,
  job: 'finish-carpenter',
  title: language === 'es' ? 'Carpintero de acabados' : 'Finish carpenter',
  name: 'June Alder',
  phone: '970-555-0177',
  email: 'june.alder@example.com',
  trade: 'Finish carpentry, eight years',
  start: 'Two weeks after you call',
  attachments: [],
  fingerprint: 'sample',
  mail: [],
})

const ofApplications = {
  collection: 'applications',
  samples: (language: Language) => [{ record: sampleApplication(language) }],
}

/** The email to the office about an application. Reply-To is the applicant, if an address was given. */
export const applicationToOffice = defineEmail<Application>({
  ...ofApplications,
  kind: 'application-to-office',
  name: 'the email about a job application',
  to: 'office',
  perDay: 'unlimited',
  onFailure: 'tell the office',
  compose: composeToOffice,
})

/**
 * The confirmation to the applicant. One that fails is not among the failed emails, which all staff see; the application
 * shows what the mail server said.
 */
export const applicationConfirmation = defineEmail<Application>({
  ...ofApplications,
  kind: 'application-confirmation',
  name: 'the confirmation of a job application',
  to: 'applicant',
  perDay: 3,
  isUnverified: () => true,
  onFailure: 'drop',
  compose: composeConfirmation,
})

function composeToOffice(application: Application, { context }: Composing): Email {
  const { id, name, phone, email, trade, start, title, attachments } = application
  const files = attachments.map((file) => file.name)
  return {
    language: 'en',
    subject: `${name}: ${title}`,
    preview: `Job application. ${trade}. ${phone}`,
    heading: `${name} applied for a job`,
    ...(email !== '' && { replyTo: { name, address: email } }),
    parts: [
      email === ''
        ? `${name} gave no email address, so please call.`
        : `Reply to this email and it goes to ${name}.`,
      {
        facts: [
          ['Job', title],
          ['Name', name],
          ['Phone', phone, telLink(phone)],
          ...(email === '' ? [] : [['Email', email, mailtoLink(email)] as const]),
          ['Trade', trade],
          ['Can start', start],
          ...otherLanguage(application),
          ...(files.length > 0 ? [['Files', files.join(', ')] as const] : []),
        ],
      },
      {
        button: {
          label: 'Open the application',
          href: context.origin + paths.admin.applicationPage(id),
        },
      },
    ],
    reason: 'You’re getting this because job applications from the website go to this address.',
  }
}

function composeConfirmation(application: Application, { context }: Composing): Email {
  const { title, name, phone, trade, start, attachments } = application
  const language = knownLanguage(
    context.templates['application-confirmation'],
    application.language,
  )
  const t = translatorOf(inLanguage(context.words, language), 'application', language)
  const facts: Fact[] = [
    [t('job'), title],
    [t('name'), name],
    [t('phone'), phone],
    [t('trade'), trade],
    [t('start'), start],
    ...attachments.map((file): Fact => [t('file'), file.name]),
  ]
  return fillTemplate(
    'application-confirmation',
    language,
    context,
    { job: title, firstName: firstName(name, language) ?? '' },
    facts.map(([label, value]) => [label, withoutLinks(value)]),
  )
}

/** Every email about applications. */
export const applicationEmails = [applicationToOffice, applicationConfirmation]
