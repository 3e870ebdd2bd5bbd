import {
  defaultLanguage,
  englishName,
  inLanguage,
  knownLanguage,
  type Language,
} from '../../model/languages.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { Form, Preselection } from '../../schema/form.ts'
import type { Entry } from '../files/entry.ts'
import { useOneOf } from '../messages/suggest.ts'
import type { CheckedContent } from './check.ts'

/** Without these nobody can be called back about anything. */
const requiredQuestions = ['name', 'email', 'phone', 'serviceType'] as const

/** Reports questions, names and labels of form.yaml that are missing or there twice. */
export function formProblems({ valid: { form }, translations }: CheckedContent): Problem[] {
  if (!form) return []
  const { entry, data } = form
  return [
    ...questionProblems(entry, data),
    ...repeated(entry, names(data), 'is', 'write another name: requests are told apart by it'),
    ...repeated(entry, labels(data), 'is', 'write another label: leads are named by it'),
    ...noteProblems(entry, data),
    ...translations.flatMap(({ language }) => missingIn(language, entry, data)),
  ]
}

type LabelWords = Form['types'][number]['label']
type Path = (string | number)[]
interface Named {
  path: Path
  name: string
}

const names = ({ types }: Form): Named[] =>
  types.flatMap(({ id, choices }, n) => [
    { path: ['types', n, 'id'], name: id },
    ...choices.map((choice, m) => ({ path: ['types', n, 'choices', m, 'id'], name: choice.id })),
  ])

const labels = ({ types }: Form): Named[] =>
  types.flatMap(({ label, choices }, n) => [
    staffLabel(label, ['types', n, 'label']),
    ...choices.map((choice, m) => staffLabel(choice.label, ['types', n, 'choices', m, 'label'])),
  ])

const staffLabel = (label: LabelWords, path: Path): Named => ({
  path: [...path, knownLanguage(label)],
  name: inLanguage(label, defaultLanguage),
})

function repeated(entry: Entry, all: readonly Named[], verb: string, repair: string): Problem[] {
  return all.flatMap(({ path, name }, n) => {
    if (all.findIndex((one) => one.name === name) === n) return []
    const reason = `${verb} “${name}”, which is already above`
    return [fieldProblem(entry, path, { reason, repair })]
  })
}

function questionProblems(entry: Entry, { questions }: Form): Problem[] {
  const missing = requiredQuestions.filter((name) => !questions.includes(name))
  const listed = questions.map((name, n) => ({ path: ['questions', n], name }))
  return [
    ...missing.map((name) =>
      fieldProblem(entry, ['questions'], {
        reason: `leave out “${name}”, which every request has`,
        repair: `add ${name} to the list`,
      }),
    ),
    ...repeated(entry, listed, 'is', 'remove it'),
  ]
}

function noteProblems(entry: Entry, { notes, types }: Form): Problem[] {
  const known = types.map(({ id }) => id)
  return notes.flatMap((note, n) =>
    note.types.flatMap((name, m) =>
      known.includes(name)
        ? []
        : [
            fieldProblem(entry, ['notes', n, 'types', m], {
              reason: `names “${name}”, which is no type of this form`,
              repair: useOneOf(known),
            }),
          ],
    ),
  )
}

/** Pages in this language would show labels of the first one between their own. */
function missingIn(language: Language, entry: Entry, { types }: Form): Problem[] {
  const all = types.flatMap(({ label, heading, choices }, n) => [
    { path: ['types', n, 'label'], words: label },
    { path: ['types', n, 'heading'], words: heading },
    ...choices.map((choice, m) => ({
      path: ['types', n, 'choices', m, 'label'],
      words: choice.label,
    })),
  ])
  return all.flatMap(({ path, words }) =>
    words[language] === undefined
      ? [
          fieldProblem(entry, [...path, language], {
            reason: `is missing, and the site has ${englishName(language)} pages`,
            repair: `write “${inLanguage(words, defaultLanguage)}” in ${englishName(language)}`,
          }),
        ]
      : [],
  )
}

/** Reports an offering or a guide that says what to do until somebody comes, and whom no line of the form tells to call. */
export function urgentWithoutNote({ valid }: CheckedContent): Problem[] {
  const notes = valid.form?.data.notes ?? []
  const offerings = valid.offerings.map(({ entry, data }) => {
    const { serviceType } = data.form
    const isNoted = notes.some(({ types }) => types.includes(serviceType))
    return { entry, data, isNoted, repair: `with ${serviceType} among its types` }
  })
  const guides = valid.guides.map(({ entry, data }) => {
    const isNoted = notes.some(({ general }) => general)
    return { entry, data, isNoted, repair: 'with general: true' }
  })
  return [...offerings, ...guides].flatMap(({ entry, data, isNoted, repair }) =>
    data.urgent === undefined || isNoted
      ? []
      : [
          fieldProblem(entry, ['urgent'], {
            reason: 'has no line of the form to stand with',
            repair: `add a line to notes in content/form.yaml ${repair}`,
          }),
        ],
  )
}

/** Reports an offering or a service whose form has a choice chosen beforehand that another service type has. */
export function misplacedChoices({ valid }: CheckedContent): Problem[] {
  const types = valid.form?.data.types ?? []
  const entries: { entry: Entry; form: Preselection | undefined }[] = [
    ...valid.offerings.map(({ entry, data }) => ({ entry, form: data.form })),
    ...valid.services.map(({ entry, data }) => ({ entry, form: data.form })),
  ]
  return entries.flatMap(({ entry, form }) => {
    if (form?.choice === undefined) return []
    const { choice, serviceType } = form
    const type = types.find(({ choices }) => choices.some(({ id }) => id === choice))
    if (!type || type.id === serviceType) return []
    return [
      fieldProblem(entry, ['form', 'choice'], {
        reason: `is “${choice}”, which belongs to the type ${type.id}`,
        repair: `write serviceType: ${type.id}, or choose a choice of ${serviceType}`,
      }),
    ]
  })
}
