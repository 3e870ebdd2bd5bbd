import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { jpegUrl, vectorUrl } from '../../services/content/model/picture.ts'

/** The town's poster, to print. An SVG without a size of its own fills whatever sheet it is printed on. */
export function Poster({ town, picture }: { town: string; picture: PictureData }) {
  return (
    <section className="band stone" id="poster" aria-labelledby="poster-title">
      <div className="wide town-poster">
        <Picture picture={picture} sizes="24rem" />
        <div>
          <h2 id="poster-title">Take {town} home</h2>
          <p className="section-intro">
            The peaks are where you see them from the middle of town: we placed each by its mapped
            position and height. The rest we drew.
          </p>
          <p>
            The poster’s yours, free. It prints sharp at any size, from a postcard to 24 by 36
            inches.
          </p>
          <p>
            <a className="more-link" href={picture.vector ? vectorUrl(picture) : jpegUrl(picture)}>
              Print this poster
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
