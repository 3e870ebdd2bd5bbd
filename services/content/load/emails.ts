import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, nameIn } from '../model/languages.ts'
import { fileProblem, type Problem } from '../model/problem.ts'
import {
  email,
  emailKinds,
  type EmailTemplate,
  emailTemplates,
  type EmailTemplates,
} from '../schema/email.ts'
import type { TextLink } from './bodies/bodies.ts'
import type { ValidContent } from './collections/collections.ts'
import { validate } from './collections/validate.ts'
import { compileEmail } from './email-template.ts'
import { parseEntry } from './files/entry.ts'
import type { ContentFiles } from './files/read-files.ts'

/**
 * Returns the templates of every kind of email in every language: those of the content folder, or, where it has no file,
 * those that come with the project. Undefined while one has problems.
 * @param project the folder of the project
 * @param sources what is valid in each language
 */
export function readEmails(
  project: string,
  { texts }: Pick<ContentFiles, 'texts'>,
  sources: readonly { valid: Pick<ValidContent, 'emails'> }[],
): { templates: EmailTemplates | undefined; problems: Problem[]; links: TextLink[] } {
  const own = sources.flatMap(({ valid }) =>
    valid.emails.map(({ entry, data }) => ({
      file: entry.file,
      ...entry.keep('email', () => compileEmail(entry, data)),
    })),
  )
  const missing: string[] = []
  const templateOf = (file: string) => {
    if (texts.has(file)) return own.find((one) => one.file === file)?.template
    const template = projectEmail(project, file)
    if (!template) missing.push(file)
    return template
  }
  const templates = Object.fromEntries(
    Object.keys(emailKinds).map((kind) => [
      kind,
      Object.fromEntries(
        languages.map((language) => [
          language,
          templateOf(`content/emails/${nameIn(language, kind)}.md`),
        ]),
      ),
    ]),
  )
  return {
    templates: emailTemplates.safeParse(templates).data,
    problems: [
      ...own.flatMap(({ problems }) => problems),
      ...missing.map((file) =>
        fileProblem(file, {
          reason: 'is missing',
          repair: 'write it: this folder’s emails are also those of firms that have none',
        }),
      ),
    ],
    links: own.flatMap(({ links }) => links),
  }
}

/** Returns a template that comes with the project. */
function projectEmail(project: string, file: string): EmailTemplate | undefined {
  const path = join(project, file)
  const { entry } = existsSync(path) ? parseEntry(file, readFileSync(path, 'utf8')) : {}
  const data = entry && validate(email, entry).data
  return data && compileEmail(entry, data).template
}
