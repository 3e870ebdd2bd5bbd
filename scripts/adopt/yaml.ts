import { stringify } from 'yaml'

/** Begins a comment that says what somebody still has to write; `npm run check` lists it, and no page shows it. */
export const todo = (words: string): string => `TODO: ${words}`

/**
 * Writes YAML of parts in their order.
 * @param parts a text is a comment on a line of its own, an object some fields, a list the whole file; fields that are undefined are left out
 */
export const yaml = (
  ...parts: readonly (string | Readonly<Record<string, unknown>> | readonly unknown[])[]
): string =>
  parts
    .filter((part) => typeof part === 'string' || Object.keys(part).length > 0)
    .map((part) =>
      typeof part === 'string'
        ? `# ${part}\n`
        : stringify(part, { lineWidth: 100, singleQuote: true, aliasDuplicateObjects: false }),
    )
    .join('')

/**
 * Writes a Markdown file.
 * @param front its front matter, as `yaml` wrote it
 * @param body the Markdown below it
 */
export const markdown = (front: string, body: string): string => `---\n${front}---\n\n${body}\n`
