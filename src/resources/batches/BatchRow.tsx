import { useTranslate } from 'ra-core'
import { localeOf } from '../../i18n/languages'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage } from '../../providers/backend/backendContext'
import type { Batch } from '../../providers/dataProvider/bulk'
import { timeAgo } from '../../ui/controls/timeAgo'
import { UndoBatch } from '../history/UndoBatch'

interface BatchRowProps {
  readonly batch: Batch
}

/** An import or bulk change: kind, numbers, author, age, and the undo or the reason against it. */
export function BatchRow({ batch }: BatchRowProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { id, kind, at, by, _can } = batch
  const what = translate(`list.batches.${kind}`)
  const age = timeAgo(at, language)
  const undo = translate('list.bulk.undo')
  return (
    <li className="p-row t-row">
      <div className="t-what">
        <b>{what}</b>
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
      </div>
      {_can.undo && (
        <UndoBatch
          batch={id}
          words={undo}
          label={`${undo}: ${what} · ${age}`}
          title={translate('list.batches.undoTitle')}
        />
      )}
    </li>
  )
}

const counted = ['created', 'changed', 'deleted'] as const

/** `Creados: 2.500 · Modificados: 3`. */
function Numbers({ batch }: { readonly batch: Batch }) {
  const translate = useTranslate()
  const numbers = new Intl.NumberFormat(localeOf(useLanguage()))
  const told = (words: string, count: number) => translate(words, { number: numbers.format(count) })
  if (batch.kind === 'flow') return told('list.bulk.done', batch.records)
  const some = counted.filter(name => batch[name] > 0)
  return some.map(name => told(`list.batches.${name}`, batch[name])).join(' · ')
}

/** The result of a batch that can no longer be undone. */
function Ending({ batch: { kind, moved, undone, _can } }: { readonly batch: Batch }) {
  const translate = useTranslate()
  const language = useLanguage()
  if (_can.undo) return null
  if (undone) {
    const name = undone.by?.DISPLAYNAME ?? translate('history.somebody')
    return (
      <span>
        {translate('list.batches.undone', { name })}
        {' · '}
        <time dateTime={undone.at} title={dateTime.print(undone.at, {}, language)}>
          {timeAgo(undone.at, language)}
        </time>
      </span>
    )
  }
  if (kind === 'flow') return <span>{translate('list.bulk.noUndo')}</span>
  if (moved > 0) return <span>{translate('list.batches.moved', { number: moved })}</span>
  return <span>{translate('list.batches.notYours')}</span>
}
