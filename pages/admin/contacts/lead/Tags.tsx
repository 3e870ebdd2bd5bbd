import { useId, useState } from 'react'
import type { FieldDraft } from './drafts.ts'
import { limits } from '../../../../services/api/contract/limits.ts'

interface TagsProps {
  tags: string[]
  /** Tags of other leads, as suggestions. */
  inUse: string[]
  /** Saves the full set of tags; resolves to whether it was saved. */
  save: (tags: string[]) => Promise<boolean>
  /** Keeps what is typed until it is saved. */
  draft: FieldDraft
}

const parseTags = (text: string) => text.split(',').flatMap((tag) => tag.trim().toLowerCase() || [])

/** A lead's tags, each with a remove button, and a field for a new one. */
export function Tags({ tags, inUse, save, draft }: TagsProps) {
  const id = useId()
  const [text, setText] = useState(() => draft.read() ?? '')
  const tooLong = parseTags(text).find((tag) => tag.length > limits.tag)
  const add = async () => {
    if (tooLong !== undefined) return
    const added = parseTags(text)
    setText('')
    const saved = added.length === 0 || (await save([...new Set([...tags, ...added])].sort()))
    if (!saved) setText((newer) => newer || text)
    else if (draft.read() === text) draft.clear()
  }
  return (
    <div className="field tags">
      <label htmlFor={id}>Tags</label>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                // The field keeps the focus: saving what is typed there and this at once would lose one.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void save(tags.filter((each) => each !== tag))}
              >
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">Remove the tag {tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <input
          id={id}
          list={`${id}list`}
          autoComplete="off"
          maxLength={200}
          placeholder="Add a tag, then Enter"
          value={text}
          aria-invalid={tooLong === undefined ? undefined : true}
          aria-describedby={`${id}error`}
          onChange={({ target }) => {
            setText(target.value)
            draft.save(target.value)
          }}
          // A tag that was typed before a click on another lead is this one's.
          onBlur={() => void add()}
        />
        <p id={`${id}error`} className="field-error" role="status">
          {tooLong !== undefined && `A tag can have ${limits.tag} characters at most.`}
        </p>
        <datalist id={`${id}list`}>
          {inUse.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
    </div>
  )
}
