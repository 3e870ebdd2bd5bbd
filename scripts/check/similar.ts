import { likenessLimits, locationReport } from '../../services/content/model/location-report.ts'
import type { Site } from '../../services/content/model/site.ts'
import { table } from './table.ts'

/**
 * `npm run check -- --similar`: the location pages, what each has of its place, and the page it is
 * most like. Returns whether all that search engines may keep are within the limits.
 */
export function tellSimilar(site: Site): boolean {
  const { rows, mean, over, within } = locationReport(site)
  const lines = rows.map(({ evidence, ...row }) => [
    row.slug,
    `${evidence.figures} (${evidence.confirmed})`,
    evidence.projects,
    evidence.neighbours,
    `${evidence.consequences} (${evidence.ownConsequences})`,
    `${evidence.townQuestions} + ${evidence.ownQuestions}`,
    [...(evidence.ownParagraphs > 0 ? ['text'] : []), ...evidence.changed].join(' ') || '–',
    row.words,
    percent(row.own),
    row.similarity.toFixed(3),
    row.nearest ?? '–',
    [...(row.index ? [] : ['not in the index']), ...row.thin].join('; '),
  ])
  console.log(`${legend}\n`)
  console.log(
    table(
      [
        'page',
        'figures',
        'work',
        'next',
        'means',
        'asked',
        'changed',
        'words',
        'own',
        'like',
        'nearest',
        '',
      ],
      lines,
    ),
  )
  const most = Math.max(0, ...rows.map(({ similarity }) => similarity))
  const thin = rows.filter((row) => row.thin.length > 0)
  const hidden = rows.filter(({ index }) => !index).length
  console.log(
    [
      '',
      `${rows.length} location pages, ${hidden} of them kept out of the index.`,
      `Mean ${mean.toFixed(3)} (limit ${likenessLimits.mean}), most ${most.toFixed(3)}; ${over} at or over ${likenessLimits.page}.`,
      thin.length === 0
        ? 'None is too thin.'
        : `Too thin: ${thin.length}. Give each words of its own in content/locations/{page}.yaml, or the line “index: false”.`,
    ].join('\n'),
  )
  return within
}

const percent = (share: number) => `${Math.round(share * 100)} %`

const legend = `figures  of the town, with their source (read there on a noted day)
work     projects shown that stand in the town or next door
next     towns next door
means    what the town's facts mean for the trade (in words of this page alone)
asked    questions of the town + of this page alone
changed  what else content/locations/ changes on it
own      share of its five-word runs that stand on no other location page
like     Jaccard similarity of its five-word runs with those of the nearest page`
