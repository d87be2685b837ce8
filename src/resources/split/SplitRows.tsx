import './split.css'
import { useListContext } from 'ra-core'
import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useResource } from '../../providers/backend/catalogueContext'
import { Pane, Panes } from '../../ui/primitives/Panes'
import { RowCards, type RowCardsProps } from '../list/rows/RowCards'
import type { SentRecord } from '../record/useRecord'
import { RecordPane } from '../show/RecordPane'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The rows of a list beside the record that is chosen, which the address names. */
export function SplitRows({ columns }: RowCardsProps) {
  const resource = useResource()
  const { data = [] } = useListContext<SentRecord>()
  const [search, setSearch] = useSearchParams()
  const rows = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    data.findIndex(({ id }) => String(id) === search.get('record')),
  )
  const chosen = data[at]
  const addressOf = (id: SentRecord['id']) => {
    const after = new URLSearchParams(search)
    after.set('record', String(id))
    return after
  }
  const move = (event: KeyboardEvent) => {
    const next = data[at + (steps[event.key] ?? 0)]
    if (!next || next === chosen || (event.target as Element).matches('input, [role^="menu"]'))
      return
    event.preventDefault()
    setSearch(addressOf(next.id), { replace: true })
    rows.current?.querySelectorAll<HTMLElement>('.r-card-lead')[data.indexOf(next)]?.focus()
  }
  return (
    <Panes className="sp-panes">
      <Pane width={400} scrolls ref={rows as never} onKeyDown={move}>
        <RowCards columns={columns} pathOf={({ id }) => `?${addressOf(id)}`} current={chosen?.id} />
      </Pane>
      <Pane scrolls className="sp-record">
        {chosen && <RecordPane key={chosen.id} resource={resource} id={chosen.id} />}
      </Pane>
    </Panes>
  )
}
