import type { LinkSentence } from '../../services/content/model/link-sentence.ts'

/** A paragraph of sentences with a link in each. */
export const LinkSentences = ({ sentences }: { sentences: readonly LinkSentence[] }) => (
  <p>
    {sentences.map(({ before, label, after, path }, index) => (
      <span key={path}>
        {index > 0 && ' '}
        {before}
        <a href={path}>{label}</a>
        {after}
      </span>
    ))}
  </p>
)
