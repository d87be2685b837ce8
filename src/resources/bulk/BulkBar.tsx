import './bulk.css'
import { useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { mayAct } from '../../model/access'
import { Button } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { useHeld } from '../../providers/useHeld'
import type { PageProps } from '../resourceViews'
import type { Sent } from '../useRecord'
import { BulkMove, ChangeMany, MOST, mayChangeMany, Review } from './bulkLater'
import { DeleteMany } from './DeleteMany'
import { movesFor } from './movesFor'
import type { Proposal } from './proposal'
import { SelectAll } from './SelectAll'
import { useChosen } from './useChosen'

type Tool = 'change' | 'move'

/** What can be done with the ticked rows; it stands where search and filters were. */
export function BulkBar({ resource }: PageProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const held = useHeld()
  const client = useQueryClient()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<Sent>()
  const { read, chooseAll } = useChosen(resource)
  const [tool, setTool] = useState<{ tool: Tool; records: readonly Sent[] }>()
  const [proposal, setProposal] = useState<Proposal>()
  const open = (wish: Tool) =>
    read().then(
      records => setTool({ tool: wish, records }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  const close = () => {
    setProposal(undefined)
    setTool(undefined)
  }
  const done = () => {
    close()
    onUnselectItems()
    void client.invalidateQueries()
  }
  const mayChange = mayChangeMany(resource, me)
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const isTooMany = selectedIds.length > MOST
  const Tool = tool?.tool === 'change' ? ChangeMany : BulkMove
  return (
    <div className="r-toolbar r-bulk">
      <strong role="status">
        {translate('app.list.selected', { number: selectedIds.length })}
      </strong>
      <SelectAll onSelect={chooseAll} />
      {mayChange && !isTooMany && (
        <Button
          onPointerEnter={() => void ChangeMany.preload()}
          onClick={() => void open('change')}
          {...held}
        >
          {translate('app.bulk.change')}
        </Button>
      )}
      {!isTooMany && movesFor(resource, me, chosen).length > 0 && (
        <Button
          onPointerEnter={() => void BulkMove.preload()}
          onClick={() => void open('move')}
          {...held}
        >
          {translate('app.bulk.move')}
        </Button>
      )}
      {mayAct(resource, me, 'delete') && <DeleteMany resource={resource} />}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
      <Suspense fallback={null}>
        {tool && (
          <Tool
            resource={resource}
            records={tool.records}
            onPropose={setProposal}
            onClose={close}
          />
        )}
        {proposal && (
          <Review
            resource={resource}
            proposal={proposal}
            onFix={() => setProposal(undefined)}
            onDone={done}
          />
        )}
      </Suspense>
    </div>
  )
}
