import './split.css'
import { ListContextProvider, useListContext } from 'ra-core'
import { type KeyboardEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { Text } from '../../ui/primitives/layout'
import { Pane, Panes } from '../../ui/primitives/Panes'
import { RowCards, type RowCardsProps } from '../list/rows/RowCards'
import { useRecord } from '../record/useRecord'
import { RecordPane } from '../show/RecordPane'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The rows of a list beside the record that is chosen, which the address names. */
export function SplitRows({ columns }: RowCardsProps) {
  const { data = [] } = useListContext<SentRecord>()
  const [search, setSearch] = useSearchParams()
  const rows = useRef<HTMLDivElement>(null)
  const asked = search.get('record') ?? data[0]?.id
  const at = data.findIndex(({ id }) => String(id) === String(asked))
  const addressOf = (id: SentRecord['id']) => {
    const after = new URLSearchParams(search)
    after.set('record', String(id))
    return after
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = step && data[at + step]
    if (!next || (event.target as Element).matches('input, [role^="menu"]')) return
    event.preventDefault()
    setSearch(addressOf(next.id), { replace: true })
    rows.current?.querySelectorAll<HTMLElement>('.r-card-lead')[data.indexOf(next)]?.focus()
  }
  const pathOf = ({ id }: { readonly id: SentRecord['id'] }) => `?${addressOf(id)}`
  return (
    <Panes className="sp-panes">
      <Pane width={400} scrolls onKeyDown={move}>
        {at < 0 && asked !== undefined && <Elsewhere id={asked} {...{ columns, pathOf }} />}
        <div ref={rows}>
          <RowCards columns={columns} pathOf={pathOf} current={data[at]?.id} />
        </div>
      </Pane>
      <Pane scrolls className="sp-record">
        {asked !== undefined && <RecordPane key={asked} id={asked} />}
      </Pane>
    </Panes>
  )
}

interface ElsewhereProps extends RowCardsProps {
  readonly id: SentRecord['id']
}

/** The chosen record above the rows, where it is not one of this page. */
function Elsewhere({ id, ...props }: ElsewhereProps) {
  const list = useListContext<SentRecord>()
  const { data } = useRecord(useResource(), String(id))
  if (!data) return null
  return (
    <ListContextProvider value={{ ...list, data: [data] } as typeof list}>
      <Text size="sm" tone="secondary" className="sp-elsewhere" i18nKey="list.elsewhere" />
      <RowCards {...props} current={data.id} />
    </ListContextProvider>
  )
}
