import { translatorOf } from '../../content/model/translator.ts'
import { firstName } from '../contract/first-name.ts'
import type { Language } from '../contract/language.ts'
import type { Colleague } from '../contract/colleague.ts'
import { paths } from '../contract/paths.ts'
import { defineEmail, type Composing } from '../email/define-email.ts'
import type { DroppedEmail, Email, EmailContext } from '../email/email.ts'
import { fillTemplate } from '../email/fill-template.ts'
import { sampleColleague, toStaff } from '../email/to-staff.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { SitePage } from '../site/contract.ts'
import type { BuildingGuide } from '../site/shell-contract.ts'
import type { Subscriber } from './subscriber.ts'
import { inLanguage, knownLanguage } from '../../content/model/languages.ts'

/** Returns a subscriber for the samples of emails and webhooks. */
export const sampleSubscriber = (language: Language): Subscriber => ({
  id: 'subscriber',
  email: 'june.alder@example.com',
  firstName: 'June',
  lastName: '',
  zipCode: '',
  interests: ['Mountain Building Guide'],
  subscribedAt: '2026-11-23T17:40:00.000Z',
  language,
  consents: [],
  mail: [],
})

/** Articles to email, by language. */
export const sampleArticles = {
  en: {
    path: '/blog/close-the-roof',
    title: 'Close the Roof Before the Snow',
    language: 'en',
    article: {
      date: '2026-09-01',
      summary: 'A roof that is dried in by October costs less than one that waits for spring.',
    },
  },
  es: {
    path: '/blog/cerrar-el-techo',
    title: 'Cierre el techo antes de la nieve',
    language: 'es',
    article: {
      date: '2026-09-01',
      summary: 'Un techo cerrado en octubre cuesta menos que uno que espera hasta la primavera.',
    },
  },
}

function sampleArticle(language: Language) {
  const page: SitePage = { ...inLanguage<SitePage>(sampleArticles, language), language }
  return { row: { page: page.path }, pages: [page] }
}

/** What all emails to subscribers declare in the same way. */
const toSubscriber = {
  collection: 'subscribers',
  to: 'subscriber' as const,
  perDay: 3,
  /** Of an imported address the firm answers for, until a visitor types it. */
  isUnverified: ({ confirmedAt, consents }: Subscriber): boolean =>
    confirmedAt === undefined && consents.at(-1)?.page !== paths.admin.importPage,
  dropWhen: ({ leftAt }: Subscriber): string | undefined =>
    leftAt === undefined ? undefined : 'the address was unsubscribed',
  onFailure: 'tell the office' as const,
  samples: (language: Language) => [{ record: sampleSubscriber(language) }],
}

/** Why emails with the guide are dropped on a site that has none any more. */
const noGuide = { dropped: 'the site has no building guide' }

/** The email to the subscriber with the free building guide (S3.7), as a PDF and as a page. */
export const guide = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'guide',
  name: 'the building guide',
  compose: composeGuide,
})

/** The confirmation request (double opt-in) to an address that requested the guide. */
export const confirmSubscription = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'confirm-subscription',
  name: 'the email that confirms a subscription',
  dropWhen: (subscriber) => {
    // Someone has asked for the guide with an address since it left.
    const asksAgain = subscriber.consents.at(-1)?.act === 'asked'
    if (subscriber.leftAt !== undefined && !asksAgain) return toSubscriber.dropWhen(subscriber)
    return subscriber.confirmedAt === undefined ? undefined : 'the address was already confirmed'
  },
  compose: composeConfirmation,
})

/** Returns whether a row is the guide or the request to confirm, which answer a sign-up. */
export const isSignUpEmail = (row: OutboxRow): boolean =>
  guide.is(row) || confirmSubscription.is(row)

/**
 * The email with an article of the site: its summary and a link. Visits by the link count under the campaign
 * “newsletter / email / …”. Nobody writes hundreds of them by hand, so one that fails is dropped; the subscriber shows
 * what the mail server said.
 */
export const article = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'article',
  name: 'an article for subscribers',
  perDay: 'unlimited',
  isUnverified: () => false,
  onFailure: 'drop',
  compose: (subscriber, composing) =>
    composeArticle(composing, { unsubscribe: unsubscribeLink(subscriber, composing.context) }),
  samples: (language) => [{ record: sampleSubscriber(language), ...sampleArticle(language) }],
})

/** The test of an article, which goes to staff and can't be unsubscribed from. */
export const articleTest = defineEmail<Colleague>({
  ...toStaff,
  kind: 'article-test',
  name: 'the test of an article',
  perDay: 'unlimited',
  compose: (_, composing) => composeArticle(composing),
  samples: (language) => [{ record: sampleColleague, ...sampleArticle(language) }],
})

/** What templates call the guide. */
function guideNames({ title, words }: BuildingGuide, language: Language) {
  const { name, longName } = inLanguage(words, language)
  return { guide: name, guideLongName: longName, guideTitle: title }
}

function composeGuide(
  subscriber: Subscriber,
  { context: sender }: Composing,
): Email | DroppedEmail {
  const { guide, origin } = sender
  if (!guide) return noGuide
  const language = knownLanguage(sender.templates.guide, subscriber.language)
  const email = fillTemplate('guide', language, sender, {
    ...guideNames(guide, language),
    guidePreview: inLanguage(guide.words, language).preview,
    firstName: firstName(subscriber.firstName, language) ?? '',
    pdf: origin + guide.pdf,
    page: origin + guide.path,
  })
  return { ...email, unsubscribe: unsubscribeLink(subscriber, sender) }
}

function composeArticle(
  { row, context: sender }: Composing,
  footer: Pick<Email, 'unsubscribe'> = {},
): Email | DroppedEmail {
  const page = sender.pageOf(row.page ?? '')
  if (!page) return { dropped: 'the article was taken off the site' }
  const { path, title, article } = page
  const language = knownLanguage(sender.templates.article, page.language)
  const campaign = new URLSearchParams({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: path.split('/').at(-1) ?? '',
  })
  const email = fillTemplate('article', language, sender, {
    title,
    summary: article?.summary ?? '',
    guide: sender.guide ? inLanguage(sender.guide.words, language).name : '',
    article: `${sender.origin}${path}?${campaign}`,
  })
  return { ...email, ...footer }
}

/** The validity of the confirmation link. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

function composeConfirmation(
  subscriber: Subscriber,
  { context: sender, asked }: Composing,
): Email | DroppedEmail {
  const { guide } = sender
  if (!guide) return noGuide
  const language = knownLanguage(sender.templates['confirm-subscription'], subscriber.language)
  const until = new Date(asked.getTime() + confirmWithinMs)
  const token = sender.links.sign(subscriber.id, { purpose: 'confirm subscription', until })
  const email = fillTemplate('confirm-subscription', language, sender, {
    ...guideNames(guide, language),
    confirm: sender.origin + paths.confirmSubscriptionWithToken(token),
  })
  return { ...email, unsubscribe: unsubscribeLink(subscriber, sender) }
}

/**
 * Returns the unsubscribe link of every email to subscribers, also for one-click unsubscribe (RFC 8058). It never
 * expires.
 */
function unsubscribeLink(
  { id, ...subscriber }: Subscriber,
  { origin, links, words }: EmailContext,
): NonNullable<Email['unsubscribe']> {
  const token = links.sign(id, { purpose: 'leave list' })
  const language = knownLanguage(words, subscriber.language)
  const t = translatorOf(words[language], 'emails', language)
  return { label: t('unsubscribe'), href: origin + paths.unsubscribeWithToken(token) }
}

/** Every email of newsletters. */
export const subscriberEmails = [guide, confirmSubscription, article, articleTest]
