import { useEffect, useState } from 'react'
import { fontsMarker } from '../../renderer/client/fonts.ts'
import { Facts } from '../../renderer/components/lists.tsx'
import { TitledTable } from '../../renderer/components/TitledTable.tsx'
import { island } from '../../renderer/islands/island.tsx'
import { faceStates, fontFiles, fontMemory, sample } from './faces.ts'

type FontState = ReturnType<typeof readFontReport>
const readFontReport = () => ({
  faces: faceStates(document),
  files: fontFiles(performance),
  memory: fontMemory(window),
})

/** S1.9: the state of the fonts in this browser. */
function Report() {
  const [report, setReport] = useState<FontState>()
  useEffect(() => {
    let unmounted = false
    const refresh = () => !unmounted && setReport(readFontReport())
    // Checked again after the secondary weights' timeout (S2.49).
    void document.fonts.ready.then(refresh)
    const later = setTimeout(refresh, 4000)
    return () => {
      unmounted = true
      clearTimeout(later)
    }
  }, [])
  return report ? <Faces {...report} /> : <p role="status">Waiting for the faces...</p>
}

function Faces({ faces, files, memory }: FontState) {
  return (
    <>
      <TitledTable
        title="Faces, and the ones that stand in for them"
        columns={['Face', 'Weight', 'State', 'A line changes by']}
      >
        {faces.map(({ family, weight, state, change }) => (
          <tr key={`${family} ${weight}`}>
            <th scope="row">{family}</th>
            <td>{weight}</td>
            <td>{state}</td>
            <td>{change === undefined ? '–' : `${change.toFixed(1)} %`}</td>
          </tr>
        ))}
      </TitledTable>
      <div className="face-samples">
        {faces
          .filter(({ state }) => state === 'loaded')
          .map(({ family, fallback, weight }) => (
            <figure key={`${family} ${weight}`}>
              <figcaption>
                {family} {weight} over {fallback}
              </figcaption>
              <div className="face-sample" style={{ fontWeight: weight }}>
                <p style={{ fontFamily: `"${fallback}"` }} aria-hidden="true">
                  {sample}
                </p>
                <p style={{ fontFamily: `"${family}"` }}>{sample}</p>
              </div>
            </figure>
          ))}
      </div>
      <Facts
        rows={[
          ...files.map(
            ({ name, startTime, duration, size }) =>
              [
                name,
                `asked for at ${Math.round(startTime)} ms, took ${Math.round(duration)} ms, ${(size / 1000).toFixed(1)} kB`,
              ] as const,
          ),
          ['Marker on the page', memory.marked ? fontsMarker : 'not set'],
          ['Remembered', memory.remembered],
        ]}
      />
    </>
  )
}

export const FontReport = island('FontReport', Report, 'always')
