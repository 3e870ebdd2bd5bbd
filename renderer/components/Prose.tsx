import { useContext } from 'react'
import { PageScript, PageScriptContext, PageStyle } from '../head/PageScript.tsx'
import { Lightbox } from './Lightbox.tsx'

interface ProseProps {
  id?: string
  /** A compiled text. */
  html: string
}

/** A compiled text, with the styles and the script that its galleries, videos and downloads need. */
export function Prose({ id, html }: ProseProps) {
  const { lightbox } = useContext(PageScriptContext)
  const hasGallery = html.includes('class="picture-gallery"')
  const hasVideo = /<video |data-video=/.test(html)
  return (
    <>
      {(hasGallery || hasVideo) && <PageStyle name="media" />}
      <div
        id={id}
        className="prose"
        data-lightbox={hasGallery ? lightbox : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {hasGallery && <Lightbox />}
      {(hasGallery || html.includes('data-video=')) && <PageScript name="media" />}
    </>
  )
}
