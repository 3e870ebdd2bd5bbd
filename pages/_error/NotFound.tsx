import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { Suggestions } from '../../renderer/service-pages/Suggestions.tsx'

/** The not-found page (S2.28). */
export function NotFound({ path, picture }: { path: string; picture: PictureData }) {
  return (
    <div className="band wide split not-found">
      <div>
        <p className="overline">404</p>
        <h1>Page Not Found</h1>
        <p>
          We can’t find that page. It’s probably a typo, or we moved it. Try one of these, or tell
          us what you’re after.
        </p>
        <p className="actions">
          <a className="button" href="/">
            Homepage
          </a>{' '}
          <a className="button" href="/contact">
            Contact Us
          </a>
        </p>
        <Suggestions path={path} />
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 50rem, 100vw"
        priority="first"
        decorative
      />
    </div>
  )
}
