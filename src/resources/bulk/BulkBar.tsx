import './bulk.css'
import Delete from '@mui/icons-material/DeleteOutlined'
import { useQueryClient } from '@tanstack/react-query'
import {
  useCreatePath,
  useDataProvider,
  useDeleteMany,
  useListContext,
  useNotify,
  useTranslate,
} from 'ra-core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { mayMerge } from '../../model/access/mayMerge'
import type { Resource } from '../../model/fields/resource'
import { mostMerged } from '../../model/lists/matchFields'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { LazyMergeRecords } from '../duplicates/mergeLater'
import { useTotal } from '../list/state/useTotal'
import { copyPath } from '../record/copyPath'
import { DeleteConfirmation } from '../record/DeleteConfirmation'
import { useDeletedNotice } from '../trash/useDeletedNotice'
import { LazyBulkMove, LazyChangeMany, LazyReview, mayChangeMany } from './bulkLater'
import { movesFor } from './movesFor'
import type { Proposal } from './proposal'
import { type AllChoice, useChosen } from './useChosen'

type Tool = 'change' | 'move'

/** Actions for the selected rows; replaces search and filters. */
export function BulkBar() {
  const { resource, translate, me } = useResourceView()
  const notify = useNotify()
  const held = useReadOnlyProps()
  const client = useQueryClient()
  const createPath = useCreatePath()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<SentRecord>()
  const { read, ...choice } = useChosen(resource)
  const [tool, setTool] = useState<{ tool: Tool; records: readonly SentRecord[] }>()
  const [merged, setMerged] = useState<readonly SentRecord['id'][]>()
  const [proposal, setProposal] = useState<Proposal>()
  // While all rows are being selected, an action would take only those of the page.
  const [selecting, setSelecting] = useState<number>()
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
        {translate('list.selected', {
          number: printNumber(selectedIds.length),
          count: selectedIds.length,
        })}
      </strong>
      <SelectAll {...choice} read={selecting} onRead={setSelecting} />
      {selecting === undefined && (
        <>
          {mayChange && (
            <Button
              onPointerEnter={() => void LazyChangeMany.preload()}
              onClick={() => open('change')}
              {...held}
              i18nKey="list.bulk.change"
            />
          )}
          {movesFor(resource, me, chosen).length > 0 && (
            <Button
              onPointerEnter={() => void LazyBulkMove.preload()}
              onClick={() => open('move')}
              {...held}
              i18nKey="list.bulk.move"
            />
          )}
          {mayMerge(resource, me) && selectedIds.length > 1 && selectedIds.length <= mostMerged && (
            <Button
              onPointerEnter={() => void LazyMergeRecords.preload()}
              onClick={() => setMerged(selectedIds)}
              {...held}
              i18nKey="list.merge.open"
            />
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
          <Button color="inherit" onClick={() => onUnselectItems()} i18nKey="app.action.unselect" />
        </>
      )}
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

/** Deletes the selected rows one by one, for servers without a bulk call, after confirmation. */
function DeleteEach() {
  const { resource, translate } = useResourceView()
  const notify = useNotify()
  const client = useQueryClient()
  const notifyDeleted = useDeletedNotice(resource)
  const { selectedIds, onUnselectItems, data = [] } = useListContext()
  const [deleteMany, { isPending }] = useDeleteMany()
  const records = data.filter(({ id }) => selectedIds.includes(id))
  const meta = records.length === selectedIds.length ? { records } : {}
  const remove = (close: () => void) =>
    deleteMany(
      resource.name,
      { ids: selectedIds, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void notifyDeleted(selectedIds)
          onUnselectItems()
        },
        onError: error => notify((error as Error).message, { type: 'error' }),
        onSettled: () => {
          close()
          void client.invalidateQueries({ queryKey: [resource.name] })
        },
      },
    )
  return (
    <DeleteConfirmation
      what={translate('list.selected', { number: selectedIds.length })}
      isPending={isPending}
      onYes={close => void remove(close)}
    />
  )
}

interface DeleteManyProps {
  /** Reads the selected records first. */
  readonly withRecords: (use: (records: readonly SentRecord[]) => void) => void
  readonly onPropose: (proposal: Proposal) => void
}

/** Deletes the selected rows together; one undo restores all of them where restoring is possible. */
function DeleteMany({ withRecords, onPropose }: DeleteManyProps) {
  const { resource, me } = useResourceView()
  const titleOf = useTitleOf()
  const held = useReadOnlyProps()
  const isFinal = !mayAct(resource, me, 'restore')
  const dataProvider = useDataProvider<AppDataProvider>()
  const propose = (records: readonly SentRecord[]) => {
    const items = records.map(({ id, _VERSION }) => ({ id, _VERSION, delete: true }) as const)
    onPropose({
      send: input =>
        inParts(items, input, (rows, part) => dataProvider.bulk(resource.name, rows, part)),
      titles: records.map(record => titleOf(resource, record)),
      isFinal,
      deletes: true,
    })
  }
  return (
    <Button
      color="error"
      startIcon={<Delete />}
      onPointerEnter={() => void LazyReview.preload()}
      onClick={() => withRecords(propose)}
      {...held}
      i18nKey="app.action.delete"
    />
  )
}

/** Our own server accepts many rows at once. */
const deletesAsOne = (resource: Resource) =>
  knowsBulk(resource) && resource.rest.operations?.delete === undefined

interface SelectAllProps extends AllChoice {
  /** Rows read so far; undefined while none are being read. */
  readonly read: number | undefined
  readonly onRead: (read: number | undefined) => void
}

/** Offers to select everything the filter finds once the page is selected; many pages are read with a count. */
function SelectAll({ most, found, chooseAll, read, onRead }: SelectAllProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const number = useTotal()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { data = [], selectedIds, total = Number.POSITIVE_INFINITY } = useListContext()
  const isPageTicked = data.every(({ id }) => selectedIds.includes(id))
  if (!isPageTicked || selectedIds.length >= Math.min(total, most, found)) return null
  const select = () => {
    const controller = new AbortController()
    running.current = controller
    onRead(0)
    chooseAll(controller.signal, onRead)
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => onRead(undefined))
  }
  if (read !== undefined)
    return (
      <>
        <span role="status">
          {translate('list.bulk.selecting', { number: printNumber(read), count: read })}
        </span>
        <Button color="inherit" onClick={() => running.current?.abort()} i18nKey="list.bulk.stop" />
      </>
    )
  const words = total > most ? 'list.bulk.firstOf' : allWords(total)
  return <Button onClick={select}>{translate(words, { number, max: most })}</Button>
}

/** Large totals are known as "at least". */
const allWords = (total: number) =>
  Number.isFinite(total) ? 'list.bulk.allOf' : 'list.bulk.allFound'
