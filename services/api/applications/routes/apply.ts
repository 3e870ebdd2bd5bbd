import type { FastifyError, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import { inLanguage, knownLanguage } from '../../../content/model/languages.ts'
import { translatorOf } from '../../../content/model/translator.ts'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { maxMegapixels } from '../../attachments/contract.ts'
import { language, type Language } from '../../contract/language.ts'
import { attachmentLimits } from '../../contract/limits.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { localizeError, localizeFields, preferredLanguage } from '../../http/localization.ts'
import { logServerError, setErrorHeaders, toHttpError } from '../../http/plugins/error-handler.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { parseRequestOrigin } from '../../http/request-origin.ts'
import {
  acceptUploads,
  fileErrors,
  mostUploadBytes,
  receiveUploads,
  type RejectedFile,
  type Uploads,
} from '../../http/uploads.ts'
import { firstMessages } from '../../http/validation.ts'
import type { SiteFile } from '../../site/contract.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import { applicationRequest, missingAnswer } from '../contract.ts'
import { acceptApplication, type ApplicationIntakeDeps, newApplicationId } from '../intake.ts'

interface Deps extends ApplicationIntakeDeps {
  site: Pick<SiteFile, 'jobs' | 'careers' | 'business'>
  files: AttachmentStore
  intake: { languageOf: (path: string) => Language }
  limits: RateLimits
  pages: ServicePages
  words: SiteFile['words']
}

/** A page, or that it was received, in a language. */
type Answer = { status: number; page: string } | { received: Language }

const files = attachmentLimits.application
const fields = Object.keys(applicationRequest.shape).length
const documentedForm = applicationRequest.extend({ files: z.array(z.file()).max(files) })

const receivedQuery = z.object({ language: language.catch('en') })

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/** Registers the form for an open job, which browsers post with and without JavaScript. Every answer is a page. */
export async function applicationRoutes(app: App, deps: Deps): Promise<void> {
  const { site, limits, pages, words, now } = deps
  const { phone } = site.business
  const textsOf = (language: Language) =>
    translatorOf(inLanguage(words, language), 'application', language)

  /** Returns the jobs that are open on this day, and “another trade” where the firm takes such applications. */
  const openJobs = () => {
    const { day } = toLocalTime(now(), site.business.promise.timeZone)
    return site.jobs.filter(({ until }) => until === undefined || day <= until)
  }

  const languageOf = (request: FastifyRequest, page = ''): Language => {
    const path = page || parseRequestOrigin(request.headers.referer, request.host).page
    return path === '' ? preferredLanguage(request, words) : deps.intake.languageOf(path)
  }

  const careersLink = (language: Language) => {
    const href = site.careers[language]
    return href === undefined ? {} : { link: { href, label: textsOf(language)('careers') } }
  }

  const closedPage = (language: Language): Answer => {
    const t = textsOf(language)
    const [title, text] = [t('closedTitle'), t('closed', { phone })]
    const page = { language, path: paths.applications, title, text, ...careersLink(language) }
    return { status: 410, page: pages.message(page) }
  }

  /** Returns the messages about invalid fields in the form's language. */
  const errorsOf = (issues: readonly z.core.$ZodIssue[], language: Language) => {
    const { errors } = inLanguage(words, language).application
    return Object.fromEntries(
      Object.entries(firstMessages(issues)).map(([name, said]) => [
        name,
        said === missingAnswer && isAsked(name, errors)
          ? textsOf(language)(`errors.${name}`)
          : (localizeFields({ [name]: said }, { language, words })[name] ?? said),
      ]),
    )
  }

  const fileErrorOf = ({ name, fault }: RejectedFile, language: Language) =>
    translatorOf(
      inLanguage(words, language),
      'requestPage',
      language,
    )(`fileErrors.${fileErrors[fault]}`, {
      name,
      ...maxMegapixels,
    })

  /** Accepts what was received, or says why not. @throws LimitExceededError, NotStoredError */
  const answerTo = async (
    request: FastifyRequest,
    id: string,
    { kept, refused, fields: sent }: Uploads,
  ): Promise<Answer> => {
    const language = languageOf(request, sent['page'])
    const slug = sent['job'] ?? ''
    const job = openJobs().find((one) => one.slug === slug)
    if (!job && slug !== '') return closedPage(language)
    const parsed = applicationRequest.safeParse(sent)
    if (!job || !parsed.success || refused.length > 0) {
      const t = textsOf(language)
      const filesAgain = kept.length + refused.length > 0 && { files: t('filesAgain') }
      const page = pages.rejectedApplication(language, {
        path: paths.applications,
        text: t('check'),
        items: refused.map((one) => fileErrorOf(one, language)),
        jobs: (job ? [job] : openJobs()).map((one) => ({
          slug: one.slug,
          title: titleOf(one, language),
        })),
        sent,
        errors: { ...errorsOf(parsed.error?.issues ?? [], language), ...filesAgain },
      })
      return { status: 400, page }
    }
    await limits.form.countAddress(parsed.data.email)
    const title = titleOf(job, language)
    await acceptApplication({ id, request: parsed.data, title, language, attachments: kept }, deps)
    return { received: language }
  }

  await app.register(async (own: App) => {
    await acceptUploads(own, { files, fields: fields + 5 })
    own.setErrorHandler<FastifyError>((thrown, request, reply) => {
      const language = languageOf(request)
      const error = localizeError(toHttpError(thrown), { language, words, phone })
      logServerError(thrown, error, request)
      setErrorHeaders(reply, error)
      const title = textsOf(language)('notSent')
      const page = { language, path: paths.applications, title, text: error.message }
      return reply.headers(pageHeaders).send(pages.message(page))
    })

    own.post(paths.applications, {
      schema: {
        summary:
          'Sends an application for an open job. The answer is sent only after it is stored.',
      },
      config: {
        docs: {
          answers: { 303: null },
          form: { mediaType: 'multipart/form-data', body: documentedForm },
        },
        answersWithPages: true,
        slowBody: { maxBytes: mostUploadBytes(files) },
      },
      preValidation: limits.form.count,
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw httpError('not_a_form_with_files')
        const id = newApplicationId()
        const uploads = await receiveUploads(request, {
          owner: { id },
          files: deps.files,
          most: files,
          now,
        })
        let answer: Answer | undefined
        try {
          if (uploads.failure) throw uploads.failure
          answer = await answerTo(request, id, uploads)
        } finally {
          const isAccepted = answer !== undefined && 'received' in answer
          if (!isAccepted && uploads.kept.length > 0) await deps.files.remove(id)
        }
        if ('page' in answer)
          return reply.code(answer.status).headers(pageHeaders).send(answer.page)
        const received = new URLSearchParams({ language: answer.received })
        return reply.redirect(`${paths.applicationReceived}?${received}`, 303)
      },
    })

    own.get(paths.applicationReceived, {
      schema: { summary: 'The page after an application was sent.', querystring: receivedQuery },
      config: {
        docs: { answers: { 200: 'text/html' } },
        answersWithPages: true,
        rateLimit: limits.reads,
      },
      handler: async (request, reply) => {
        const language = knownLanguage(words, request.query.language)
        const t = textsOf(language)
        const page = pages.message({
          language,
          path: paths.applicationReceived,
          title: t('receivedTitle'),
          text: t('received', { phone }),
          ...careersLink(language),
        })
        return reply.headers(pageHeaders).send(page)
      },
    })
  })
}

const isAsked = <Errors extends object>(
  name: string,
  errors: Errors,
): name is keyof Errors & string => Object.hasOwn(errors, name)

const titleOf = ({ slug, titles }: SiteFile['jobs'][number], language: Language): string =>
  titles[language] ?? Object.values(titles)[0] ?? slug
