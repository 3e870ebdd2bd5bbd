import { shownFolder } from '../../services/content/load/files/folder.ts'
import type { Site } from '../../services/content/model/site.ts'
import { locationAims, locationReport, similarityLimits } from '../locations/location-report.ts'
import { formatTable } from './reports.ts'

/**
 * `npm run check -- --similar`: prints the location pages, what is local on each, and the page it is
 * most similar to. Returns whether all indexed pages are within the limits.
 */
export function printSimilarity(site: Site, folder: string): boolean {
  const { rows, mean, overLimit, outsideAims, withinLimits } = locationReport(site)
  const lines = rows.map(({ evidence, ...row }) => [
    row.slug,
    `${evidence.measurements} (${evidence.confirmed})`,
    evidence.projects,
    evidence.neighbors,
    `${evidence.consequences} (${evidence.ownConsequences})`,
    `${evidence.townQuestions} + ${evidence.ownQuestions}`,
    [...(evidence.ownParagraphs > 0 ? ['text'] : []), ...evidence.changed].join(' ') || '–',
    row.words,
    formatPercent(row.ownSentences),
    formatPercent(row.own),
    row.similarity.toFixed(3),
    row.nearest ?? '–',
    [...(row.index ? [] : ['not in the index']), ...row.thin].join('; '),
  ])
  console.log(`${legend}\n`)
  console.log(
    formatTable(
      [
        'page',
        'figures',
        'work',
        'next',
        'means',
        'asked',
        'changed',
        'words',
        'sentences',
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
      `Mean ${mean.toFixed(3)} (limit ${similarityLimits.mean}), most ${most.toFixed(3)}; ${overLimit} at or over ${similarityLimits.page}.`,
      `Off target: ${outsideAims.ownSentences} have fewer than ${formatPercent(locationAims.own)} sentences of their own, ${outsideAims.own} fewer such runs; ${outsideAims.similarity} are over ${locationAims.similarity} like another; ${outsideAims.words} are not within ${locationAims.minWords} to ${locationAims.maxWords} words.`,
      thin.length === 0
        ? 'None is too thin.'
        : `Too thin: ${thin.length}. Give each words of its own in ${shownFolder(folder)}/locations/{page}.yaml, or the line “index: false”.`,
    ].join('\n'),
  )
  return withinLimits
}

const formatPercent = (share: number) => `${Math.round(share * 100)} %`

const legend = `figures  of the town, with their source (those with a “checked” date)
work     projects shown that stand in the town or next door
next     towns next door
means    what the town's facts mean for the trade (in words of this page alone)
asked    questions of the town + of this page alone
changed  what else its file in locations/ changes on it
sentences  share of its sentences that stand on no other location page
own      share of its five-word runs that stand on no other location page
like     Jaccard similarity of its five-word runs with those of the nearest page
The last three are measured with the names and figures of towns masked.`
