import './tabStrip.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { walkTabs } from './walkTabs'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
}
interface TabStripProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  readonly onChoose: (name: Name) => void
  /** Content of the selected tab. */
  readonly children: ReactNode
}

/** Tabs by WAI-ARIA: one tab stop, arrow keys between tabs. */
export function TabStrip<Name extends string>(props: TabStripProps<Name>) {
  const { label, tabs, selected, onChoose, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selected tab changes
  useEffect(
    () => list.current?.querySelectorAll('[aria-selected="true"]').forEach(reveal),
    [selected],
  )
  return (
    <>
      <div
        ref={list}
        className="p-tabs p-across"
        role="tablist"
        aria-label={label}
        onKeyDown={event => walkTabs(event)?.click()}
      >
        {tabs.map(tab => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === selected ? 0 : -1}
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
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </>
  )
}

/** Scrolls the selected tab into view inside its strip; the page keeps its position. */
function reveal(tab: Element) {
  const strip = tab.parentElement
  if (!strip) return
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  strip.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
}
