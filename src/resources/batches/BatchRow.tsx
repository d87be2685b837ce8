import ExpandLess from '@mui/icons-material/ExpandLessRounded'
import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { printNumber } from '../../base/numbers'
import { dateTime } from '../../kinds/dateTime/data'
import type { BulkOperation, BulkOperationRecord } from '../../model/endpoints/operations'
import {
  useCatalogue,
  useLabels,
  useResourceView,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { MaybeLink } from '../../ui/controls/MaybeLink'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Row, Split, Stack, Text } from '../../ui/primitives/layout'
import { LoadingRows, Waiting } from '../../ui/states/Waiting'
import { Older } from '../history/Older'
import { UndoBatch } from '../history/UndoBatch'
import '../history/history.css'
import { Timeline } from '../../ui/primitives/Meter'
import { HistoryText } from '../history/HistoryText'
import { useRecordPath } from '../record/recordPath'
import { useBatch } from './useBatches'

interface BatchRowProps {
  readonly batch: BulkOperation
  /** The records are shown at first. */
  readonly isOpen?: boolean
  /** All rows are of one resource, which their page names. */
  readonly isOfOne?: boolean
}

/** An import or bulk change: kind, numbers, author, age, its records, and the undo or the reason against it. */
export function BatchRow({ batch, isOpen: startsOpen = false, isOfOne = false }: BatchRowProps) {
  const { translate, language, labels } = useTexts()
  const catalogue = useCatalogue()
  const [isOpen, setOpen] = useState(startsOpen)
  const { id, kind, at, by, resource, parts } = batch
  const what = translate(`list.batches.${kind}`)
  const age = timeAgo(at, language)
  const lists = parts.map(part => labels.many(catalogue.get(part.resource)))
  const name = isOfOne && lists.length === 1 ? what : `${what} · ${lists.join(', ')}`
  return (
    <ResourceContextProvider value={resource}>
      <li>
        <Split side={240} align="center" gap={1} pad={3}>
          <Stack gap={0}>
            <Text size="md" strong>
              {name}
            </Text>
            <Stack gap={0} className="p-quiet p-small">
              <span>
                <Numbers batch={batch} />
              </span>
              <span>
                <bdi>{by?.DISPLAYNAME ?? translate('history.somebody')}</bdi>
                {' · '}
                <time dateTime={at} title={dateTime.print(at, {}, language)}>
                  {age}
                </time>
              </span>
              {batch.left !== undefined && (
                <span>{translate('list.batches.left', { number: batch.left })}</span>
              )}
              <Ending batch={batch} />
            </Stack>
          </Stack>
          <Row justify="end" gap={1}>
            <UndoButton batch={batch} about={`${name} · ${age}`} />
            <Button
              color="inherit"
              aria-expanded={isOpen}
              aria-label={`${translate('history.operations.records')}: ${name} · ${age}`}
              onClick={() => setOpen(!isOpen)}
            >
              {translate('history.operations.records')}
              {isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
            </Button>
          </Row>
        </Split>
        <Suspense fallback={<LoadingRows />}>{isOpen && <BatchRecords id={id} />}</Suspense>
      </li>
    </ResourceContextProvider>
  )
}

interface UndoProps {
  readonly batch: BulkOperation
  /** Names the operation for screen readers. */
  readonly about: string
}

/** Undoes all of it, or what has not changed since; stays for its report when nothing is left to undo. */
function UndoButton({ batch: { id, _can, moved, undone }, about }: UndoProps) {
  const translate = useTranslate()
  const words = translate(_can.undo && !undone ? 'list.bulk.undo' : 'list.batches.undoRest')
  return (
    <UndoBatch
      batch={id}
      words={words}
      label={`${words}: ${about}`}
      title={translate('list.batches.undoTitle')}
      leftOut={_can.undo ? 0 : moved}
      isOffered={_can.undo || _can.undoRest}
    />
  )
}

const counted = ['created', 'changed', 'deleted'] as const

/** `Creados: 2.500 · Modificados: 3`. */
function Numbers({ batch }: { readonly batch: BulkOperation }) {
  const translate = useTranslate()
  const countText = (words: string, count: number) =>
    translate(words, { number: printNumber(count), count })
  if (batch.kind === 'flow') return countText('list.bulk.done', batch.records)
  const some = counted.filter(name => batch[name] > 0)
  return some.map(name => countText(`list.batches.${name}`, batch[name])).join(' · ')
}

/** The result of an undo with what it left out, or why there is none. */
function Ending({
  batch: { kind, moved, undone, leftOut, _can },
}: {
  readonly batch: BulkOperation
}) {
  const { translate, language } = useTexts()
  if (undone) {
    const name = undone.by?.DISPLAYNAME ?? translate('history.somebody')
    return (
      <>
        <span>
          {translate('list.batches.undone', { name })}
          {' · '}
          <time dateTime={undone.at} title={dateTime.print(undone.at, {}, language)}>
            {timeAgo(undone.at, language)}
          </time>
        </span>
        {leftOut > moved && (
          <span>{translate('list.batches.left', { number: leftOut - moved })}</span>
        )}
        {moved > 0 && <span>{translate('list.batches.movedSome', { number: moved })}</span>}
      </>
    )
  }
  if (_can.undo) return null
  if (kind === 'flow') return <span>{translate('list.bulk.noUndo')}</span>
  if (moved > 0)
    return (
      <span>
        {translate(`list.batches.${_can.undoRest ? 'movedSome' : 'moved'}`, { number: moved })}
      </span>
    )
  return <span>{translate('list.batches.notYours')}</span>
}

/** The records of an operation, each with its fields before and after. */
function BatchRecords({ id }: { readonly id: string }) {
  const { translate, resource } = useResourceView()
  const label = useLabels().many(resource)
  const list = useBatch(id)
  const { records, hidden, error, isPending, refetch } = list
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  return (
    <Stack gap={3}>
      <Timeline label={label}>
        {records.map(record => (
          <WrittenRecord
            key={`${record.resource} ${record.record} ${record.version}`}
            record={record}
          />
        ))}
      </Timeline>
      {hidden > 0 && (
        <Text size="sm" tone="secondary">
          {translate('history.operations.hidden', { number: hidden })}
        </Text>
      )}
      <Older of={list} />
    </Stack>
  )
}

function WrittenRecord({ record }: { readonly record: BulkOperationRecord }) {
  const translate = useTranslate()
  const { record: id, title, moved, gone, resource } = record
  const to = useRecordPath(useCatalogue().get(resource))({ id })
  const subject = (
    <MaybeLink className="f-link" to={gone ? undefined : to}>
      <b dir="auto">{title}</b>
    </MaybeLink>
  )
  return (
    <ResourceContextProvider value={resource}>
      <HistoryText entry={record as never} subject={subject}>
        {(moved || gone) && (
          <Text size="sm" tone="secondary">
            {translate(gone ? 'history.operations.gone' : 'history.operations.moved')}
          </Text>
        )}
      </HistoryText>
    </ResourceContextProvider>
  )
}
