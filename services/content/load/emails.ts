import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { emailKindNames, type EmailTemplate, type EmailTemplates } from '../model/emails.ts'
import { defaultLanguage, type Language, nameIn } from '../model/languages.ts'
import { fileProblem, type Problem } from '../model/problem.ts'
import { email } from '../schema/email.ts'
import type { TextLink } from './bodies/bodies.ts'
import type { ValidContent } from './collections/collections.ts'
import { validate } from './collections/validate.ts'
import { compileEmail } from './email-template.ts'
import { parseEntry } from './files/entry.ts'
import { type ContentFiles, declaredLanguage } from './files/read-files.ts'

const allTemplates = z.record(
  z.enum(emailKindNames),
  z.record(z.string(), z.custom<EmailTemplate>(Boolean)),
)

/**
 * Returns the templates of every kind of email, in the first language and in each other one that it is written in: those of
 * the content folder, or, where it has no file, those that come with the project. Undefined while one has problems.
 * @param sources what is valid in each language
 */
export function readEmails(
  { texts, languages }: Pick<ContentFiles, 'texts' | 'languages'>,
  sources: readonly { valid: Pick<ValidContent, 'emails'> }[],
): { templates: EmailTemplates | undefined; problems: Problem[]; links: TextLink[] } {
  const own = sources.flatMap(({ valid }) =>
    valid.emails.map(({ entry, data }) => ({
      file: entry.file,
      ...entry.keep('email', () => compileEmail(entry, data)),
    })),
  )
  const [first = defaultLanguage] = languages
  const missing: string[] = []
  const templateOf = (kind: string, language: Language) => {
    const file = fileOf(kind, language, first)
    if (texts.has(file)) return [[language, own.find((one) => one.file === file)?.template]]
    const template = projectEmail(kind, language)
    if (!template && language === first) missing.push(file)
    return template ? [[language, template]] : []
  }
  const templates = Object.fromEntries(
    emailKindNames.map((kind) => [
      kind,
      Object.fromEntries(languages.flatMap((language) => templateOf(kind, language))),
    ]),
  )
  return {
    templates: allTemplates.safeParse(templates).data,
    problems: [
      ...own.flatMap(({ problems }) => problems),
      ...missing.map((file) =>
        fileProblem(file, {
          reason: 'is missing',
          repair: 'write it: the project has none in the site’s first language',
        }),
      ),
    ],
    links: own.flatMap(({ links }) => links),
  }
}

const fileOf = (kind: string, language: Language, first: Language) =>
  `content/emails/${nameIn(language, kind, first)}.md`

/** The templates that come with the project, by their text: each is compiled once. */
const projectEmails = new Map<string, EmailTemplate | undefined>()

/** Returns a template that comes with the project, which every program runs in the folder of. */
function projectEmail(kind: string, language: Language): EmailTemplate | undefined {
  const file = fileOf(kind, language, declaredLanguage('content'))
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const known = file + text
  if (!projectEmails.has(known)) {
    const { entry } = parseEntry(file, text)
    const data = entry && validate(email, entry).data
    projectEmails.set(known, data && compileEmail(entry, data).template)
  }
  return projectEmails.get(known)
}
