import { useEffect, useState } from 'react'
import { fontsKey, fontsMarker } from '../../renderer/client/fonts.ts'
import { DescriptionList } from '../../renderer/components/lists.tsx'
import { TitledTable } from '../../renderer/components/TitledTable.tsx'
import { island } from '../../renderer/islands/island.tsx'
import { withStorage } from '../../renderer/client/storage.ts'

/** Reads the font faces of this page, the marker of loaded fonts, and the stored flag (S1.9, S2.47, S2.48). */
const readFonts = () => ({
  faces: [...document.fonts].map(({ family, weight, status }) => ({
    // Browsers return a family's name with or without quotes.
    name: `${family.replaceAll(/["']/g, '')} ${weight}`,
    status,
  })),
  marker: document.documentElement.classList.contains(fontsMarker) ? fontsMarker : 'not set',
  remembered: withStorage(() => localStorage.getItem(fontsKey)) ?? 'nothing',
})

function Report() {
  const [fonts, setFonts] = useState<ReturnType<typeof readFonts>>()
  useEffect(() => {
    const refresh = () => setFonts(readFonts())
    void document.fonts.ready.then(refresh)
    // Again after the secondary weights' timeout (S2.49).
    const later = setTimeout(refresh, 4000)
    return () => clearTimeout(later)
  }, [])
  if (!fonts) return <p role="status">Waiting for the faces...</p>
  return (
    <>
      <TitledTable title="Faces" columns={['Face and weight', 'State']}>
        {fonts.faces.map(({ name, status }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td data-label="State">{status}</td>
          </tr>
        ))}
      </TitledTable>
      <DescriptionList
        rows={[
          ['Marker on the page', fonts.marker],
          ['Remembered', fonts.remembered],
        ]}
      />
    </>
  )
}

export const FontReport = island('FontReport', Report, { hydrateWhen: 'always' })
