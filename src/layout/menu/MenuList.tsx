import './menu.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { moveThrough } from '../../ui/controls/moveThrough'
import { TOP } from '../../ui/menu/sections'
import { MenuItem } from './MenuItem'
import { MenuSearch } from './MenuSearch'
import { MenuSectionItem } from './MenuSectionItem'
import { alone, found, useMenu } from './useMenu'

/** The whole menu: top entries, then sections with their pages; typed text filters it. */
export function MenuList({ startsTyping = false }: { readonly startsTyping?: boolean }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const all = useMenu()
  const sections = found(all, typed)
  const isNarrowed = typed.trim() !== ''
  const size = all.flatMap(({ entries }) => entries).length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; Tab also works
    <div className="menu" onKeyDown={event => moveThrough(event)}>
      {size > FEW && <MenuSearch typed={typed} onType={setTyped} startsHere={startsTyping} />}
      <p className="p-hidden" role="status">
        {isNarrowed &&
          translate('app.menu.found', { number: sections.flatMap(it => it.entries).length })}
      </p>
      <ul>
        {sections.map(section => {
          const { id, entries } = section
          if (id === TOP) return entries.map(entry => <MenuItem key={entry.key} entry={entry} />)
          const only = section.to !== undefined || entries.length === 1 ? alone(section) : undefined
          if (only && !isNarrowed) return <MenuItem key={id} entry={only} icon={id} />
          return (
            <MenuSectionItem
              key={id}
              section={section}
              opens={size <= MANY}
              isNarrowed={isNarrowed}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** With fewer entries the search is hidden. */
const FEW = 7
/** Up to this number of entries all sections are open initially. */
const MANY = 32
