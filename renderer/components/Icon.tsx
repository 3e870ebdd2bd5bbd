import type { IconName } from '../../services/content/schema/icon.ts'

const paths: Record<IconName, string> = {
  building: 'M5 20V5h9v15M14 9.5h5V20M3 20h18M8 8.5h3M8 12h3M8 15.5h3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  concrete: 'M3 15h18v4.5H3zM9 15v4.5M15 15v4.5M4 11h11l-4-4.5zM12 7.5 17 4',
  deck: 'M3 12h18M4.5 12v7.5M19.5 12v7.5M3 15.5h18M4 6h16M5 12V6M9.7 12V6M14.3 12V6M19 12V6',
  excavator:
    'M4.5 16.5h6.5a1.5 1.5 0 0 1 0 3H4.5a1.5 1.5 0 0 1 0-3zM5 16.5V11h3.5l2 5.5M9.5 13.5 14 5l4 3v4.5M16 12.5h4.5L19 16.5h-3z',
  hammer: 'M5 5h9l4 3.5-2 2L13.5 9H5zM8.5 9v11h3V9',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  key: 'M15.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.3 11.7 4 20M6 18l2.5 2.5M9 15l2 2',
  kitchen:
    'M3 10.5h18M5 10.5h14V17a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM9.5 7.5c0-1.5 1.5-1.5 1.5-3.5M13.5 7.5c0-1.5 1.5-1.5 1.5-3.5',
  leaf: 'M6 18C4 10 9 4.5 20 4c.5 10-5 15.5-14 14zM4 20.5c2-5 5.5-8.5 10-10.5',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
  level: 'M2.5 8.5h19v7h-19zM8.5 8.5v7M15.5 8.5v7M12 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  peak: 'M2.5 19.5 9 6.5l3.5 7 2-3 7 9zM6.5 11.5 9 13l2.3-1.5',
  people:
    'M9 4.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM2.5 20c0-4 2.8-6.2 6.5-6.2s6.5 2.2 6.5 6.2M16 5a3 3 0 0 1 0 5.6M18 14.3c2.2.8 3.5 2.8 3.5 5.7',
  plan: 'M5 3.5h10l4 4v13H5zM15 3.5v4h4M8 12h8M8 16h8',
  plat: 'M3.5 5h17v14h-17zM10 5v14M3.5 12H10M10 10h10.5M15.5 10v9',
  roof: 'M2.5 17 7.5 7h9l5 10zM7.5 7 6.8 17M12 7v10M16.5 7l.7 10',
  shovel: 'M9 3.5h6M12 3.5V12M8 12h8v3c0 2.5-1.5 4.5-4 6-2.5-1.5-4-3.5-4-6z',
  siding: 'M4 4.5h16v15H4zM4 8.2h16M4 12h16M4 15.8h16',
  truck:
    'M4 16.5H2.5V6.5h11v10H8M13.5 10h4l4 3.5v3H19M13.5 16.5H15M6 14.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM17 14.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  wrench:
    'M14.5 6a4.2 4.2 0 0 1 5-1.7l-2.6 2.6.5 2.2 2.2.5 2.4-2.5a4.2 4.2 0 0 1-5.7 5L8.5 20a2.1 2.1 0 0 1-3-3l7.6-7.7A4.2 4.2 0 0 1 14.5 6z',
}

/** A line drawing beside a title, which says the same in words. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
