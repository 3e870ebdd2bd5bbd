import { dirname, relative, resolve, sep } from 'node:path'
import { layers } from './layers.js'

/** Enforces the layers: each import from this repository is resolved to a path and looked up. */
export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { down: '{{from}} must not import {{to}}{{kind}}. {{why}}' },
  },
  create(context) {
    const from = inProject(context.cwd, context.filename)
    const layer = layers.find(({ files }) => matches(from, files))
    if (!layer) return {}

    const check = (node, source, isType) => {
      if (typeof source?.value !== 'string') return
      const to = resolveImport(context, source.value)
      if (to === undefined || (moduleOf(to) === moduleOf(from) && !layer.within)) return
      if (layer.may.some((path) => matches(to, path))) return
      const asType = layer.types?.some((path) => matches(to, path)) ?? false
      if (asType && isType) return
      const kind = asType ? ', except with “import type”' : ''
      context.report({ node, messageId: 'down', data: { from, to, kind, why: layer.why } })
    }
    const checkDeclaration = (node) =>
      check(node, node.source, [node.importKind, node.exportKind].includes('type'))
    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    }
  },
}

/** Returns the path in this repository that an import resolves to; undefined for packages and paths outside. */
function resolveImport({ cwd, filename }, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const path = inProject(cwd, resolve(dirname(filename), specifier))
  return path.startsWith('..') ? undefined : path
}

const inProject = (cwd, file) => relative(cwd, file).split(sep).join('/')

/** `services/content/load/load.ts` → `services/content/load`; `renderer/forms/Field.tsx` → `renderer/forms` */
function moduleOf(path) {
  const folders = dirname(path).split('/')
  return folders.slice(0, { services: 3, renderer: 2 }[folders[0]] ?? 1).join('/')
}

/** Whether a path matches a pattern of the table. */
function matches(path, pattern) {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replace(/[{},]/g, (sign) => ({ '{': '(?:', '}': ')', ',': '|' })[sign] ?? sign)
  return new RegExp(`^${source}$`).test(path)
}
