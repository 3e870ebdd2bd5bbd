import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { knownLanguage, languageOf } from '../../services/content/model/languages.ts'
import { translatorOf } from '../../services/content/model/translator.ts'
import type { Language } from '../../services/api/contract/language.ts'
import { referencePattern } from '../../services/api/contract/reference.ts'
import { paths } from '../../services/api/contract/paths.ts'
import type { SiteFile } from '../../services/api/site/contract.ts'
import { ApplicationForm } from '../forms/ApplicationForm.tsx'
import { ReceiptNote } from '../forms/Receipt.tsx'
import type { ContactReceipt } from '../forms/receipt.ts'
import { SharedHeadTags, UnlistedHeadTags } from '../head/tags.tsx'
import { ShellContext, ShownPageContext, WordsContext } from '../page-context.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ApiDocs, type ApiDocsProps } from './ApiDocs.tsx'
import { PlaceLinks, type PlaceLinksProps } from './PlaceLinks.tsx'
import { RejectedForm, type RejectedFormProps } from './RejectedForm.tsx'
import { Erasure, NoticeBox, Request, type RequestProps } from './Request.tsx'
import { parseJson } from '../../services/api/contract/parse-json.ts'
import { serviceAbove, Suggestions } from './suggestions.tsx'
import { Search, type SearchProps } from './Search.tsx'

interface Page {
  language: Language
  title: string
  /** Its path without the query, which may contain a token. */
  path: string
}

/** A page with one message, such as that a link does not work. Its optional button posts to `action`. */
interface MessageProps extends Page {
  text: string
  button?: { action: string; label: string }
  link?: { href: string; label: string }
}

interface RejectedApplicationProps extends ComponentProps<typeof ApplicationForm> {
  /** The form's action. */
  path: string
  text: string
  items: readonly string[]
}

export type ServicePages = ReturnType<typeof createServicePages>

/**
 * Creates the HTML pages that the service renders: those behind links in emails, and rejected forms that were posted
 * without JavaScript. They have the site's shell and style sheets and no scripts.
 */
export function createServicePages({
  form,
  shell,
  stylesheets,
  suggested,
  words,
  languages,
}: Pick<SiteFile, 'form' | 'shell' | 'stylesheets' | 'suggested' | 'words' | 'languages'>) {
  const inContext = ({ language, path }: Pick<Page, 'language' | 'path'>, content: ReactNode) => (
    <ShellContext value={{ ...shell, form }}>
      <WordsContext value={words}>
        <ShownPageContext value={{ urlPathname: path, data: { head: { language } } }}>
          {content}
        </ShownPageContext>
      </WordsContext>
    </ShellContext>
  )
  const render = ({ language, title, path }: Page, content: ReactNode): string =>
    `<!DOCTYPE html>${renderToStaticMarkup(
      <html lang={language}>
        <head>
          <SharedHeadTags shell={{ themeColor: shell.themeColor, feeds: shell.feeds }} />
          <UnlistedHeadTags title={title} brand={shell.brand} />
          {stylesheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          {inContext(
            { language, path },
            <Shell>
              <div className="band narrow service-page">
                <h1>{title}</h1>
                {content}
              </div>
            </Shell>,
          )}
        </body>
      </html>,
    )}`
  return {
    message: ({ text, button, link, ...page }: MessageProps) =>
      render(
        page,
        <>
          <p>{text}</p>
          {button && (
            <form method="post" action={button.action}>
              <button className="button">{button.label}</button>
            </form>
          )}
          {link && (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </>,
      ),
    request: (props: RequestProps) => {
      const language = knownLanguage(words, props.lead.language)
      const title = translatorOf(words[language], 'requestPage', language)('title')
      return render({ language, title, path: paths.selfService }, <Request {...props} />)
    },
    erasure: (props: Pick<RequestProps, 'lead' | 'token'>) => {
      const language = knownLanguage(words, props.lead.language)
      const title = translatorOf(words[language], 'requestPage', language)('eraseTitle')
      const page = { language, title, path: paths.selfServiceErasure }
      return render(page, <Erasure {...props} />)
    },
    rejectedForm: (language: Language, props: RejectedFormProps) => {
      const t = translatorOf(words[language], 'rejectedForm', language)
      const title = t(props.status === 400 ? 'checkDetails' : 'notSent')
      return render({ language, title, path: props.path }, <RejectedForm {...props} />)
    },
    /** The form for a job that was not accepted, with its values and what is wrong. */
    rejectedApplication: (
      language: Language,
      { path, text, items, ...form }: RejectedApplicationProps,
    ) => {
      const t = translatorOf(words[language], 'application', language)
      return render(
        { language, title: t('checkTitle'), path },
        <>
          <NoticeBox bad text={text} items={items} />
          <ApplicationForm {...form} />
        </>,
      )
    },
    apiDocs: ({ title, ...props }: ApiDocsProps & { title: string }) =>
      render({ language: 'en', title, path: paths.apiDocs }, <ApiDocs {...props} />),
    /** The search form with its results, which the service puts into the search page. */
    search: (language: Language, props: Omit<SearchProps, 'example'>) =>
      renderToStaticMarkup(
        inContext(
          { language, path: props.action },
          <Search {...props} example={shell.searchExample} />,
        ),
      ),
    /** The line at the top of a preview, in HTML. */
    previewBar: (text: string) =>
      renderToStaticMarkup(
        <p className="preview-bar" role="note">
          {text}
        </p>,
      ),
    /** The part of the page for unknown paths that stands in for a place without JavaScript, which the service inserts. */
    placeLinks: (props: PlaceLinksProps) => renderToStaticMarkup(<PlaceLinks {...props} />),
    /** The suggestions on the page for unknown paths below a service (S2.29); undefined for other paths. */
    suggestions: (path: string) =>
      serviceAbove(path, suggested)
        ? renderToStaticMarkup(
            inContext(
              { language: languageOf(path, languages), path },
              <Suggestions path={path} suggested={suggested} />,
            ),
          )
        : undefined,
    /** The part of the thank-you page with the reference and the due time, which the service inserts. */
    receiptNote: (language: Language, path: string, receipt: Omit<ContactReceipt, 'reference'>) =>
      renderToStaticMarkup(
        inContext(
          { language, path },
          <p className="answer-by">
            <ReceiptNote
              {...receipt}
              reference={receipt.requestLink && referenceInLink(receipt.requestLink)}
            />
          </p>,
        ),
      ),
  }
}

/**
 * Returns the reference that the token of a request link names (`services/api/email/link-tokens.ts`), without
 * verification: anyone can write such a link, so only text in the form of a reference is accepted.
 */
function referenceInLink(link: string): string | undefined {
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const payload = parseJson(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  const named: unknown = Array.isArray(payload) ? payload[0] : undefined
  return typeof named === 'string' && referencePattern.test(named) ? named : undefined
}
