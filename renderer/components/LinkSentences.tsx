import { Fragment } from 'react'
import {
  type LinkSentence,
  plainText,
} from '../../services/content/model/location/link-sentence.ts'

interface LinkSentencesProps {
  sentences: readonly LinkSentence[]
  className?: string
}

/** A paragraph of sentences with links in them. */
export const LinkSentences = ({ sentences, className }: LinkSentencesProps) => (
  <p className={className}>
    {sentences.map((sentence, index) => (
      <Fragment key={plainText(sentence)}>
        {index > 0 && ' '}
        {sentence.map(({ text, path }) =>
          path ? (
            <a key={path} href={path}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </Fragment>
    ))}
  </p>
)
