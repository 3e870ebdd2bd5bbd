import type { OpenedFile } from '../../../services/api/editing/contract.ts'
import { englishName, languageName } from '../../../services/content/model/languages.ts'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { editorUrl } from './overview.ts'

/** Where a file is in other languages, and where a translation of it is begun. */
export function Translations({
  draft,
  opened: { kind, original, translations },
}: {
  draft: string | undefined
  opened: OpenedFile
}) {
  const { change } = useQueryParams()
  const toFile = (file: string, words: string, language: string) => (
    <PageLink
      key={file}
      href={editorUrl({ draft, file })}
      follow={() => change({ file })}
      lang={language}
    >
      {words}
    </PageLink>
  )
  if (original)
    return (
      <p>
        A translation of {toFile(original.file, `the ${englishName(original.language)} file`, 'en')}
        . Write the words only: what isn’t words is the same there.
      </p>
    )
  if (translations.length === 0) return null
  return (
    <p className="row-actions">
      {translations.map(({ language, file, exists }) => {
        if (exists) return toFile(file, languageName(language), language)
        const begin = { new: kind, name: file.replace(/^.*\/|\.\w+$/g, '') }
        return (
          <PageLink
            key={file}
            href={editorUrl({ draft, ...begin })}
            follow={() => change({ ...begin, file: undefined })}
          >
            Translate into <span lang={language}>{languageName(language)}</span>
          </PageLink>
        )
      })}
    </p>
  )
}
