import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Keeps the names of the firm in `content/` out of code, which serves any firm: its brand, towns, regions, counties and
 * time zone, and the states of the United States. Whole words in strings, templates, regular expressions and the text of
 * JSX; identifiers and comments may have them.
 */
export const firmNamesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      found:
        '“{{name}}” is a name of one firm or its state. Code serves any firm: read it from content, or, if it means ' +
        'something else here, disable this rule for the line and say why (“-- why”).',
    },
  },
  create(context) {
    const names = namesIn(context.cwd)
    const check = (node, text) => {
      const name = names.exec(text)?.[0]
      if (name !== undefined) context.report({ node, messageId: 'found', data: { name } })
    }
    return {
      Literal: (node) => {
        if (node.parent.type === 'ImportDeclaration') return
        if (typeof node.value === 'string') check(node, node.value)
        else if (node.regex) check(node, node.regex.pattern)
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
}

/** By the folder of the project. */
const known = new Map()

/** Returns a pattern of every name, as a whole word in either case; words of a name are joined by spaces or hyphens. */
function namesIn(root) {
  const found = known.get(root) ?? new RegExp(`(?<![A-Za-z])(?:${pattern(root)})(?![A-Za-z])`, 'i')
  known.set(root, found)
  return found
}

function pattern(root) {
  const read = (file) => parse(readFileSync(join(root, 'content', file), 'utf8'))
  const { brand, legalName, areas, offices, place } = read('business.yaml')
  const towns = readdirSync(join(root, 'content/towns'))
    .filter((file) => !/\.[a-z]{2}\.yaml$/.test(file)) // Translations have the facts of their originals.
    .map((file) => read(`towns/${file}`))
  const names = [
    ...[brand, legalName, place.state.name, place.timeZone.name, place.timeZone.en],
    ...areas.flatMap(({ name, places }) => [name, ...places]),
    ...offices.flatMap(({ name, address }) => [name, address.street, address.city]),
    ...towns.flatMap(({ name, county }) => [name, county.replace(/ County$/, '')]),
    ...states,
  ]
  return [...new Set(names)]
    .map((name) => name.replaceAll(/[^\w ]/g, '\\$&').replaceAll(' ', '[ -]'))
    .join('|')
}

// oxlint-disable project/firm-names -- the list that the rule looks for
const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
]
