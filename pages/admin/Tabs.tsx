import { useChosenInSight } from './chosen-in-sight.ts'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string; count?: number | undefined }[]
  choose: (value: Value) => void
}

/** A row of buttons, one of them pressed: which part of a list is shown. */
export function Tabs<Value extends string>({ label, value, tabs, choose }: TabsProps<Value>) {
  const ref = useChosenInSight<HTMLDivElement>(value)
  return (
    <div ref={ref} className="tabs" role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="count"> {tab.count.toLocaleString('en')}</span>
          )}
        </button>
      ))}
    </div>
  )
}
