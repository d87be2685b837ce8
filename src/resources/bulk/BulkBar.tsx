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
import { DeleteEach } from './DeleteEach'
import { DeleteMany, deletesAsOne } from './DeleteMany'
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
  const withRecords = (use: (records: readonly Sent[]) => void) =>
    void read().then(use, (error: Error) => notify(error.message, { type: 'error' }))
  const open = (wish: Tool) => withRecords(records => setTool({ tool: wish, records }))
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
  const mayDelete = mayAct(resource, me, 'delete')
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
          onClick={() => open('change')}
          {...held}
        >
          {translate('app.bulk.change')}
        </Button>
      )}
      {!isTooMany && movesFor(resource, me, chosen).length > 0 && (
        <Button
          onPointerEnter={() => void BulkMove.preload()}
          onClick={() => open('move')}
          {...held}
        >
          {translate('app.bulk.move')}
        </Button>
      )}
      {mayDelete && !deletesAsOne(resource) && <DeleteEach resource={resource} />}
      {mayDelete && deletesAsOne(resource) && !isTooMany && (
        <DeleteMany resource={resource} withRecords={withRecords} onPropose={setProposal} />
      )}
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
