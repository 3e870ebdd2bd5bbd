import { type FormEvent, useId, useState } from 'react'

interface TagsProps {
  tags: string[]
  /** Tags of other leads, as suggestions. */
  inUse: string[]
  /** The full set of tags. */
  save: (tags: string[]) => void
}

/** A lead's tags, each with a remove button, and a field for a new one. */
export function Tags({ tags, inUse, save }: TagsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const added = text.split(',').flatMap((tag) => tag.trim().toLowerCase() || [])
    if (added.length > 0) save([...new Set([...tags, ...added])].sort())
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
              <button type="button" onClick={() => save(tags.filter((each) => each !== tag))}>
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">Remove the tag {tag}</span>
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
