import { useWords } from '../page-context.tsx'

/** The large view of pictures, behind the element whose galleries it shows (`renderer/client/lightbox.ts`). */
export function Lightbox() {
  const t = useWords('project')
  const textBlocks = useWords('textBlocks')
  return (
    <dialog className="lightbox" aria-label={textBlocks('pictures')}>
      <div className="lightbox-picture" />
      <p className="lightbox-words" aria-live="polite" />
      <button type="button" className="lightbox-close" aria-label={t('closePictures')}>
        <Arrow path="M5 5 19 19M19 5 5 19" />
      </button>
      <button type="button" className="lightbox-previous" aria-label={t('previousPicture')}>
        <Arrow path="M15 4 7 12l8 8" />
      </button>
      <button type="button" className="lightbox-next" aria-label={t('nextPicture')}>
        <Arrow path="m9 4 8 8-8 8" />
      </button>
    </dialog>
  )
}

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)
