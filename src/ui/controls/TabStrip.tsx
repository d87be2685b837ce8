import { type ReactNode, useId } from 'react'
import { TabList } from './TabList'

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
  return (
    <>
      <TabList
        className="p-tabs"
        aria-label={label}
        selected={selected}
        onWalk={tab => tab.click()}
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
      </TabList>
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
