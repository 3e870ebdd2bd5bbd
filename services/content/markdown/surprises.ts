import type { List, Nodes, Root } from 'mdast'
import { positionAt } from '../model/problem.ts'
import type { StrayMarkup } from './stray-markup.ts'

type Words = Pick<StrayMarkup, 'reason' | 'repair'>

/**
 * Finds what Markdown takes for something else than its author meant: a sum for italics, a year for a list, “more than”
 * for a quotation.
 * @param markdown the text that the tree was made of
 */
export function findSurprises(tree: Root, markdown: string): StrayMarkup[] {
  const found: StrayMarkup[] = []
  const add = (node: Nodes, words: Words | undefined) => {
    if (words) found.push({ ...words, ...positionAt(markdown, offsetOf(node)) })
  }
  const visit = (node: Nodes) => {
    add(node, surpriseIn(node, markdown))
    if (node.type === 'list')
      for (const [item, words] of misnumbered(node, markdown)) add(item, words)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  for (const [node, words] of unusedDefinitions(tree)) add(node, words)
  return found
}

const offsetOf = ({ position }: Nodes) => position?.start.offset ?? 0

function surpriseIn(node: Nodes, markdown: string): Words | undefined {
  const end = node.position?.end.offset ?? 0
  const source = markdown.slice(offsetOf(node), end)
  const before = markdown[offsetOf(node) - 1] ?? ''
  const after = markdown[end] ?? ''
  switch (node.type) {
    case 'emphasis':
    case 'strong': {
      if (!source.startsWith('*') || !/\d/.test(before + after)) return undefined
      const start = /[\w.*]*$/.exec(markdown.slice(0, offsetOf(node)))?.[0] ?? ''
      const sum = start + source + (/^[\w.*]*/.exec(markdown.slice(end))?.[0] ?? '')
      const simple = /^[\d.*]+$/.test(sum)
      return {
        reason: `has a * between figures, which makes ${node.type === 'strong' ? 'bold' : 'italics'} of what follows`,
        repair: `write ${simple ? sum.replace(/\*+/g, '×').replace(/\.$/, '') : '×'}; to show the sign itself, write \\*`,
      }
    }
    case 'delete':
      return source.startsWith('~~')
        ? undefined
        : {
            reason: 'has a ~ before and after these words, so they’re struck out',
            repair:
              'for “about” write about; to show the sign itself, write \\~; to strike out words, write ~~like this~~',
          }
    case 'inlineCode':
      return /\p{L}/u.test(before) && /\p{L}/u.test(after)
        ? {
            reason: 'has ` inside words, so what is between two of them is shown as code',
            repair: 'for an apostrophe write ’; to show the sign itself, write \\`',
          }
        : undefined
    case 'blockquote':
      return /^> ?[$~]?\d[^\n]*$/.test(source)
        ? {
            reason: 'begins with > and a figure, so it’s a quotation',
            repair:
              'for “more than” write more than; to show the sign itself, write \\>; begin a quotation with a word',
          }
        : undefined
    case 'list':
      return surpriseInList(node, source, markdown)
    default:
      return undefined
  }
}

function surpriseInList(list: List, source: string, markdown: string): Words | undefined {
  const single = list.children.length === 1
  const start = list.start ?? 1
  if (list.ordered) {
    const [, number = '', next = ''] = /^(\d+[.)])\s+(\S*)/.exec(source) ?? []
    const numbers = markdown.slice(0, offsetOf(list)).match(/^ *\d+(?=[.)]\s)/gm)
    const continues = Number(numbers?.at(-1)) === start - 1
    if (start < 1000 && (!single || start < 2 || continues)) return undefined
    return {
      reason: `begins with ${number} and a space, so it’s a list that starts at ${start}`,
      repair:
        `begin with another word, or write ${number.replace(/[.)]$/, '\\$&')} ${next}`.trimEnd(),
    }
  }
  // A file whose lists all begin with this sign may have a list of one, and so may an item.
  const bullet = list.position?.start.column === 1 ? /^[*+](?= )/.exec(source)?.[0] : undefined
  if (
    single &&
    bullet &&
    markdown.split(`\n${bullet} `).length <= 2 &&
    !/^\s*[*+] .*\n\s+/.test(source)
  )
    return {
      reason: `begins with ${bullet} and a space, so it’s a list of one`,
      repair: `to show the sign itself, write \\${bullet}; if it’s a list, begin it with -`,
    }
  return single && /^- \d+ ?(?:°|degrees|below|%|percent)/.test(source)
    ? {
        reason: 'begins with - and a space, so it’s a list of one',
        repair: 'write the minus sign right before the figure: −10 °F',
      }
    : undefined
}

/** Items whose number is not shown as it is written: Markdown counts on from the first one. */
function misnumbered(list: List, markdown: string): [Nodes, Words][] {
  if (!list.ordered) return []
  const written = list.children.map((item) =>
    Number(/^\d+/.exec(markdown.slice(offsetOf(item)))?.[0]),
  )
  const at = written.findIndex((number, index) => {
    const above = written[index - 1]
    return above !== undefined && number !== above && number !== above + 1
  })
  const item = list.children[at]
  if (!item) return []
  const shown = (list.start ?? 1) + at
  return [
    [
      item,
      {
        reason: `has the number ${written[at]}, but is shown as ${shown}: a list counts on from its first number`,
        repair: `number it ${shown}, or write the items as paragraphs`,
      },
    ],
  ]
}

/** Text that Markdown takes for the address of a link or a footnote that nothing uses, and leaves out. */
function unusedDefinitions(tree: Root): [Nodes, Words][] {
  const used = new Set<string>()
  const definitions: Extract<Nodes, { type: 'definition' | 'footnoteDefinition' }>[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
    if (node.type === 'footnoteReference') used.add(`^${node.identifier}`)
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return definitions.flatMap((node): [Nodes, Words][] => {
    const note = node.type === 'footnoteDefinition'
    const name = `${note ? '^' : ''}${node.identifier}`
    if (used.delete(name)) return []
    return [
      [
        node,
        note
          ? {
              reason: `is a footnote that no [^${node.identifier}] in the text refers to, so it’s left out`,
              repair: `write [^${node.identifier}] where it belongs, or remove it`,
            }
          : {
              reason: 'is the address of a link that isn’t in the text, so it’s left out',
              repair: 'write the link as [words](/address), or begin the line with another sign',
            },
      ],
    ]
  })
}
