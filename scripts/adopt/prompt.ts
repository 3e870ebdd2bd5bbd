import { createInterface } from 'node:readline/promises'
import { type AnswerName, type Answers, questions, readAnswers } from './answers.ts'

/**
 * Asks on the terminal for each answer that is missing, and again for one that is wrong.
 * @param given the answers of the flags
 */
export async function askForAnswers(
  given: Answers,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Answers> {
  const terminal = createInterface({ input, output })
  let answers = given
  for (const [name, { ask, example, needed, several }] of typedQuestions()) {
    if (answers[name] !== undefined) continue
    const hint = `${needed ? '' : 'Enter leaves it out; '}${several ? 'several with ; between; ' : ''}such as ${example}`
    for (;;) {
      const said = (await terminal.question(`${ask} (${hint}): `)).trim()
      const next = { ...answers, [name]: several ? said.split(';') : said }
      const fault = problemOf(name, next)
      if (fault === undefined) {
        answers = next
        break
      }
      output.write(`${fault}\n`)
    }
  }
  terminal.close()
  return answers
}

const typedQuestions = () =>
  Object.entries(questions) as [AnswerName, (typeof questions)[AnswerName]][]

/** What is wrong with one answer, if anything. */
function problemOf(name: AnswerName, answers: Answers): string | undefined {
  const read = readAnswers(answers)
  return 'problems' in read
    ? read.problems.find((problem) => problem.startsWith(`--${name} `))
    : undefined
}
