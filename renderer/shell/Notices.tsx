import { useContext } from 'react'
import { PageScriptContext } from '../head/PageScript.tsx'
import { useLanguage, usePath, useShell, useWords } from '../page-context.tsx'
import { noticeScript } from './notice-script.ts'
import { pageNotices } from './page-notices.ts'

/** The notices of content/notice.yaml for this page. Pages that the service renders have none: they have no scripts. */
export function Notices() {
  const { notices } = useShell()
  const language = useLanguage()
  const path = usePath()
  const t = useWords('page')
  const isStatic = useContext(PageScriptContext).media !== undefined
  const shown = pageNotices(notices[language] ?? [], path)
  if (!isStatic || shown.length === 0) return undefined
  return (
    <>
      <aside className="notices" aria-label={t('notice')}>
        {shown.map(({ id, text, link, end }) => (
          <div key={id} className="notice" id={`notice-${id}`} data-end={end}>
            <div className="wide">
              <p>
                {text} {link && <a href={link.href}>{link.label}</a>}
              </p>
              <button type="button" aria-label={t('dismissNotice')} hidden>
                ×
              </button>
            </div>
          </div>
        ))}
      </aside>
      <script dangerouslySetInnerHTML={{ __html: noticeScript }} />
    </>
  )
}
