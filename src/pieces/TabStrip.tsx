import './tabStrip.css'
import { type ReactNode, useId } from 'react'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
}
interface TabStripProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** What stands behind the chosen one. */
  readonly children: ReactNode
}

/** Tabs as WAI-ARIA describes them: one stop for Tab, arrows between them. */
export function TabStrip<Name extends string>(props: TabStripProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props
  const id = useId()
  const step = (by: number) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + by + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <>
      <div
        className="p-tabs"
        role="tablist"
        aria-label={label}
        onKeyDown={({ key, currentTarget }) => {
          const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
          if (key === 'ArrowRight') step(ahead)
          if (key === 'ArrowLeft') step(-ahead)
        }}
      >
        {tabs.map(tab => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="p-tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
      >
        {children}
      </div>
    </>
  )
}
