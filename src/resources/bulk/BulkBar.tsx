import { useResource } from '../../providers/backend/catalogueContext'
import './bulk.css'
import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useListContext, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { mayAct } from '../../model/access/access'
import { mostMerged } from '../../model/lists/matchFields'
import { useMe } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { LazyMergeRecords, mayMerge } from '../duplicates/mergeLater'
import { copyPath } from '../record/copyPath'
import type { SentRecord } from '../record/useRecord'
import { LazyBulkMove, LazyChangeMany, LazyReview, mayChangeMany } from './bulkLater'
import { DeleteEach } from './DeleteEach'
import { DeleteMany, deletesAsOne } from './DeleteMany'
import { movesFor } from './movesFor'
import type { Proposal } from './proposal'
import { SelectAll } from './SelectAll'
import { useChosen } from './useChosen'

type Tool = 'change' | 'move'

/** Actions for the selected rows; replaces search and filters. */
export function BulkBar() {
  const resource = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const held = useReadOnlyProps()
  const client = useQueryClient()
  const createPath = useCreatePath()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<SentRecord>()
  const { read, ...choice } = useChosen(resource)
  const [tool, setTool] = useState<{ tool: Tool; records: readonly SentRecord[] }>()
  const [merged, setMerged] = useState<readonly SentRecord['id'][]>()
  const [proposal, setProposal] = useState<Proposal>()
  const withRecords = (use: (records: readonly SentRecord[]) => void) =>
    void read().then(use, (error: Error) => notify(error.message, { type: 'error' }))
  const open = (chosenTool: Tool) => withRecords(records => setTool({ tool: chosenTool, records }))
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
  const Tool = tool?.tool === 'change' ? LazyChangeMany : LazyBulkMove
  return (
    <div className="r-toolbar r-bulk">
      <strong role="status">
        {translate('list.selected', { number: printNumber(selectedIds.length) })}
      </strong>
      <SelectAll {...choice} />
      {mayChange && (
        <Button
          onPointerEnter={() => void LazyChangeMany.preload()}
          onClick={() => open('change')}
          {...held}
        >
          {translate('list.bulk.change')}
        </Button>
      )}
      {movesFor(resource, me, chosen).length > 0 && (
        <Button
          onPointerEnter={() => void LazyBulkMove.preload()}
          onClick={() => open('move')}
          {...held}
        >
          {translate('list.bulk.move')}
        </Button>
      )}
      {mayMerge(resource, me) && selectedIds.length > 1 && selectedIds.length <= mostMerged && (
        <Button
          onPointerEnter={() => void LazyMergeRecords.preload()}
          onClick={() => setMerged(selectedIds)}
          {...held}
        >
          {translate('list.merge.open')}
        </Button>
      )}
      {chosen[0] && selectedIds.length === 1 && mayAct(resource, me, 'create') && (
        <ButtonLink to={copyPath(createPath, resource, chosen[0].id)}>
          {translate('app.action.duplicate')}
        </ButtonLink>
      )}
      {mayDelete && !deletesAsOne(resource) && <DeleteEach />}
      {mayDelete && deletesAsOne(resource) && (
        <DeleteMany withRecords={withRecords} onPropose={setProposal} />
      )}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('app.action.unselect')}
      </Button>
      <Suspense fallback={null}>
        {merged && (
          <LazyMergeRecords
            ids={merged}
            onClose={isDone => {
              setMerged(undefined)
              if (isDone) onUnselectItems()
            }}
          />
        )}
        {tool && <Tool records={tool.records} onPropose={setProposal} onClose={close} />}
        {proposal && (
          <LazyReview proposal={proposal} onFix={() => setProposal(undefined)} onDone={done} />
        )}
      </Suspense>
    </div>
  )
}
