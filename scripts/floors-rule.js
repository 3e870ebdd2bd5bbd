import { dirname, posix, relative, resolve, sep } from 'node:path'
import { floors } from './floors.js'

/** The ESLint rule that holds the floors: every import of ours is resolved to a path and looked up. */
export const floorsRule = {
  meta: {
    type: /** @type {const} */ ('problem'),
    schema: [],
    messages: { down: '{{from}} must not import {{to}}{{kind}}. {{why}}' },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const from = inProject(context.cwd, context.filename)
    const floor = floors.find(({ who }) => fits(from, who))
    if (!floor) return {}

    const check = (node, source, isType) => {
      if (typeof source?.value !== 'string') return
      const to = target(context, source.value)
      if (to === undefined || room(to) === room(from)) return
      if (floor.may.some((path) => fits(to, path))) return
      const asType = floor.types?.some((path) => fits(to, path)) ?? false
      if (asType && isType) return
      const kind = asType ? ', except with “import type”' : ''
      context.report({ node, messageId: 'down', data: { from, to, kind, why: floor.why } })
    }
    const declared = (node) =>
      check(node, node.source, [node.importKind, node.exportKind].includes('type'))
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    }
  },
}

/** The project path that an import means; nothing for packages and for what lies outside. */
function target({ cwd, filename }, specifier) {
  if (/^#(services|renderer)\//.test(specifier)) return posix.normalize(specifier.slice(1))
  if (!specifier.startsWith('.')) return undefined
  const path = inProject(cwd, resolve(dirname(filename), specifier))
  return path.startsWith('..') ? undefined : path
}

const inProject = (cwd, file) => relative(cwd, file).split(sep).join('/')

/** `services/content/load/entry.ts` → `services/content/load`; `renderer/forms/Field.tsx` → `renderer/forms` */
function room(path) {
  const folders = dirname(path).split('/')
  return folders.slice(0, { services: 3, renderer: 2 }[folders[0]] ?? 1).join('/')
}

/** Whether a path fits a pattern of the table. */
function fits(path, pattern) {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replace(/[{},]/g, (sign) => ({ '{': '(?:', '}': ')', ',': '|' })[sign] ?? sign)
  return new RegExp(`^${source}$`).test(path)
}
