import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from 'react'
import type { ShellData, ShellLink, TrustItem } from '../services/api/site/shell-contract.ts'
import type { ServiceForm } from '../services/api/contact-form/service-form.ts'
import {
  type ByLanguage,
  defaultLanguage,
  type Language,
} from '../services/content/model/languages.ts'
import { type Translator, translatorOf } from '../services/content/model/translator.ts'
import type { Words } from '../services/content/schema/words/words.ts'
import { contactAbout, urls } from '../services/content/model/urls.ts'
import type { Crumb } from './head/json-ld/page-nodes.ts'
import type { DataWithHead } from './vike.d.ts'

/** The current page. Vike provides it on the server; in the browser a public page has only its path and language. */
export interface ShownPage {
  urlPathname: string
  Page?: ComponentType | undefined
  /** The admin's layout. */
  Layout?: ComponentType<{ children: ReactNode }> | undefined
  /** The title of a page without data, without the brand; in the admin also its headline. */
  title?: string | undefined
  /** What the page's `+data.ts` returned. */
  data?: unknown
}

/** The context of the current page; React renders it as its provider. */
export const ShownPageContext = createContext<ShownPage | undefined>(undefined)

/** The current page. @throws outside a page */
export function usePageContext(): ShownPage {
  const context = useContext(ShownPageContext)
  if (!context) throw new Error('usePageContext needs a page around it')
  return context
}

/** What the page's `+data.ts` returned; the caller passes its type: `useData<typeof data>()`. */
export function useData<Data extends (...given: never[]) => unknown>(): Awaited<ReturnType<Data>> {
  return usePageContext().data as Awaited<ReturnType<Data>>
}

/** What a page about something that can't wait says below its headline (`urgent` in its content). */
export interface UrgentData {
  /** The page's form has it chosen beforehand; left out: the page has no form, or one about anything. */
  serviceType?: string | undefined
  /** What to do until somebody comes. */
  meanwhile: string
}

/** What the data of any page may have; the components around the page read it. */
interface SharedData extends Partial<DataWithHead> {
  /** Where the call to action leads on this page. */
  callToActionHref?: string
  /** On pages with open jobs: the place on the page where one applies. */
  applyHref?: string
  /** The language of a page without a head; the first one when left out. */
  language?: Language
  /** The page's own phone number. */
  phone?: string | undefined
  /** The page's own trust strip. */
  trust?: readonly TrustItem[] | undefined
  /** On pages about what can't wait. */
  urgent?: UrgentData | undefined
}

const useSharedData = () => (usePageContext().data ?? {}) as SharedData

/** Returns a page's language; the first one by default. */
export function pageLanguage({ data }: Pick<ShownPage, 'data'>): Language {
  const { head, language = defaultLanguage } = (data ?? {}) as SharedData
  return head?.language ?? language
}

/** The page's language. */
export const useLanguage = (): Language => pageLanguage(usePageContext())

/** The words of content/words by language: in an island and in the browser only some groups. */
export type WordsByLanguage = ByLanguage<Partial<Words>>

export const WordsContext = createContext<WordsByLanguage>({})

/**
 * Returns a function for the messages of a group of content/words, in the page's language. An island declares its groups.
 * @throws Error the island has not declared it
 */
export function useWords<Name extends keyof Words>(name: Name): Translator<Words[Name]> {
  const language = useLanguage()
  return translatorOf(useContext(WordsContext)[language], name, language)
}

/** The same in the language of the menus, for the header and the footer. */
export function useMenuWords<Name extends keyof Words>(name: Name): Translator<Words[Name]> {
  const { language } = useShell()
  return translatorOf(useContext(WordsContext)[language], name, language)
}

/** Renders the parts of a message (`t.parts`) one after the other. */
export const renderParts = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, undefined, ...parts)

/** Which optional parts the site has that the admin has screens for. */
export interface SiteParts {
  /** Posts, guides, projects or cost guides, published or not. */
  articles: boolean
  /** Pages about services in towns. */
  locations: boolean
  /** The building guide by email. */
  newsletter: boolean
  /** A page with open jobs. */
  jobs: boolean
}

/**
 * The shell's data with the services of the estimate form, and the addresses of two style sheets: for colors and pictures,
 * and for places on maps and drawings.
 */
export interface DocumentShell extends ShellData {
  form: ServiceForm
  siteStyles: string
  places: string
  words: ByLanguage<Words>
  /** The addresses of the words of forms. */
  formWords: ByLanguage<string>
  /** The office's, for the admin. */
  timeZone: { name: string; shown: string }
  /** For the admin. */
  parts: SiteParts
}

/** Admin pages have no header or footer, so a changed phone number doesn't change them. */
export type AdminShell = Pick<
  DocumentShell,
  | 'brand'
  | 'feeds'
  | 'fontKit'
  | 'form'
  | 'siteStyles'
  | 'logo'
  | 'themeColor'
  | 'timeZone'
  | 'parts'
>

/** Pages that the service renders have no maps or drawings. */
export type PageShell = ShellData &
  Pick<DocumentShell, 'form'> &
  Partial<Pick<DocumentShell, 'places'>>

export const ShellContext = createContext<PageShell | AdminShell | undefined>(undefined)

/** The data of the header and footer. @throws outside a public page */
export function useShell(): PageShell {
  const shell = useContext(ShellContext)
  if (!shell || !('header' in shell)) throw new Error('useShell needs a public page around it')
  return shell
}

/** The office's time zone. @throws outside an admin page */
export function useTimeZone(): AdminShell['timeZone'] {
  const shell = useContext(ShellContext)
  if (!shell || !('timeZone' in shell)) throw new Error('useTimeZone needs an admin page around it')
  return shell.timeZone
}

/** The firm's logo, on any page. */
export const useLogo = (): ShellData['logo'] => useContext(ShellContext)?.logo

/** The address of the home page in the language of the menus, on any page. */
export function useHome(): string {
  const shell = useContext(ShellContext)
  return shell && 'home' in shell ? shell.home : urls.home
}

/** The services of the estimate form, on any page. @throws outside a page */
export function useServiceForm(): ServiceForm {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useServiceForm needs a page around it')
  return shell.form
}

/** The optional parts that the site has. @throws outside an admin page */
export function useSiteParts(): SiteParts {
  const shell = useContext(ShellContext)
  if (!shell || !('parts' in shell)) throw new Error('useSiteParts needs an admin page around it')
  return shell.parts
}

/** The firm's name, on any page. */
export const useBrand = (): string | undefined => useContext(ShellContext)?.brand

/** The site's call to action in the page's language; that of the menus where the site has no form in it. */
export function useSiteCallToAction(): ShellLink {
  const { callToAction, callToActionIn, language } = useShell()
  const shown = useLanguage()
  return (shown === language ? undefined : callToActionIn[shown]) ?? callToAction
}

/**
 * The site's call to action, as this page links it: to its own form, or to the contact page with the page's town and
 * service in the query (`callToActionHref` in its data), otherwise with its path. A page that is not part of the site,
 * such as the one for what is not there, has no metadata and is not named.
 */
export function useCallToAction(): ShellLink {
  const { urlPathname } = usePageContext()
  const { callToActionHref, head } = useSharedData()
  const callToAction = useSiteCallToAction()
  const { callToActionIn } = useShell()
  const { href } = callToAction
  const isContactPage =
    href === urls.contact || Object.values(callToActionIn).some((one) => one.href === href)
  const withPage =
    head?.metadata && isContactPage ? contactAbout({ page: urlPathname }, href) : href
  return { ...callToAction, href: callToActionHref ?? withPage }
}

/** The address of a page's own action: one to the contact page leads where the site's call to action leads. */
export function useActionHref(href: string): string {
  const callToAction = useCallToAction()
  return href === urls.contact ? callToAction.href : href
}

/** On pages with open jobs: the place on the page where one applies (`applyHref` in its data). */
export const useApplyHref = (): string | undefined => useSharedData().applyHref

/** The page's main phone number: its own (`phone` in its data), otherwise the firm's first. */
export function usePhone(): string {
  const { phones } = useShell()
  return useSharedData().phone ?? phones[0]?.number ?? ''
}

/**
 * What the page's trust strip says: its own (`trust` in its data), otherwise the site's where that is in its language.
 * Undefined in an island in the browser, which has neither.
 */
export function useTrust(): readonly TrustItem[] | undefined {
  const shell = useContext(ShellContext)
  const ofSite = shell && 'trust' in shell ? shell : undefined
  const isInLanguage = useLanguage() === ofSite?.language
  return useSharedData().trust ?? (isInLanguage ? ofSite?.trust : undefined)
}

/** Whether a line of content/form.yaml is for pages whose form has this chosen beforehand. */
export const noteFor = (
  { types, general }: ServiceForm['notes'][number],
  serviceType: string | undefined,
): boolean => (serviceType === undefined ? general : types.includes(serviceType))

/** On pages about what can't wait: the form's line for them, in their language, and what to do until somebody comes. */
export function useUrgent() {
  const { urgent } = useSharedData()
  const language = useLanguage()
  const shell = useContext(ShellContext)
  const notes = urgent && shell ? shell.form.notes : []
  const note = notes.find((one) => noteFor(one, urgent?.serviceType))?.words[language]
  return urgent && note && { note, meanwhile: urgent.meanwhile }
}

/** The number for text messages: the page's main one if it takes them, otherwise the firm's first that does. */
export function useTextNumber(): string | undefined {
  const phone = usePhone()
  const taking = useShell().phones.filter(({ texts }) => texts)
  return (taking.find(({ number }) => number === phone) ?? taking[0])?.number
}

/** The page in other languages, and by how many days it is older than its original. */
export const useTranslation = () => {
  const { versions = [], outdatedDays } = useSharedData().head ?? {}
  return { versions, outdatedDays }
}

/** The breadcrumbs from the home page to the current one. */
export const useCrumbs = (): readonly Crumb[] => useSharedData().head?.crumbs ?? []

/** The current page's path. */
export const usePath = () => usePageContext().urlPathname
