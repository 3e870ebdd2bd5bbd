import { posix } from 'node:path'
import { splitLanguage } from '../../services/content/model/languages.ts'
import { described, schemaFolder, translationOf } from './schemas.ts'

/**
 * Returns the comment that tells any editor with the YAML language server which schema a file has; undefined for Markdown,
 * whose front matter it doesn't read, and for files without a schema.
 * @param path in the content folder: `towns/vail.yaml`
 * @param first the language of files that have none in their name
 */
export function schemaLine(path: string, first: string): string | undefined {
  const folder = posix.dirname(path)
  const { name, language } = splitLanguage(posix.basename(path, '.yaml'), first)
  const found = described.find(
    ({ files }) => files === `${folder}/*.yaml` || files === posix.join(folder, `${name}.yaml`),
  )
  if (!found || !path.endsWith('.yaml')) return undefined
  const schema = language === first || !found.translated ? found.name : translationOf(found.name)
  const place = posix.relative(folder, posix.join(schemaFolder, `${schema}.json`))
  return `# yaml-language-server: $schema=${place.startsWith('.') ? place : `./${place}`}`
}

/**
 * Returns `.vscode/settings.json` and `.vscode/extensions.json` of a folder that is opened in the editor.
 * @param content the content folder in it: `content/`, or nothing if it is the folder
 */
export function editorSettings(content: string): ReadonlyMap<string, string> {
  const schemas = described
    .filter(({ files }) => files.endsWith('.yaml'))
    .flatMap(({ name, files, translated }): [string, string | string[]][] => {
      const place = (schema: string) => `./${content}${schemaFolder}/${schema}.json`
      const all = `${content}${files}`
      if (!translated) return [[place(name), all]]
      const others = all.replace(/\.yaml$/, '.??.yaml')
      return [
        [place(name), [all, `!${others}`]],
        [place(translationOf(name)), others],
      ]
    })
  return new Map([
    ['.vscode/settings.json', settingsJson({ 'yaml.schemas': Object.fromEntries(schemas) })],
    ['.vscode/extensions.json', settingsJson({ recommendations: ['redhat.vscode-yaml'] })],
  ])
}

const settingsJson = (settings: object) => `${JSON.stringify(settings, undefined, 2)}\n`
