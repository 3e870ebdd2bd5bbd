import { type FormEvent, useId, useState } from 'react'

interface TagsProps {
  of: string[]
  /** Those that other leads have, to choose from. */
  inUse: string[]
  /** All tags that it shall have. */
  keep: (tags: string[]) => void
}

/** A lead's tags, each with a button that takes it away, and a box for another one. */
export function Tags({ of: tags, inUse, keep }: TagsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const added = text.split(',').flatMap((tag) => tag.trim().toLowerCase() || [])
    if (added.length > 0) keep([...new Set([...tags, ...added])].sort())
    setText('')
  }
  return (
    <div className="field tags">
      <label htmlFor={id}>Tags</label>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button type="button" onClick={() => keep(tags.filter((each) => each !== tag))}>
                <span aria-hidden="true">×</span>
                <span className="unseen">Take away the tag {tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <input
          id={id}
          list={`${id}list`}
          autoComplete="off"
          maxLength={200}
          placeholder="Add a tag, then Enter"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={`${id}list`}>
          {inUse.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
    </div>
  )
}
