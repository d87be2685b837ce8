import { useTranslate } from 'ra-core'
import { localeOf } from '../../i18n/languages'
import { dateTime } from '../../model/kinds/time'
import type { Resource } from '../../model/resource'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage } from '../../providers/backendContext'
import type { Batch } from '../../providers/dataProvider/bulk'
import { UndoBatch } from '../history/UndoBatch'

interface BatchRowProps {
  readonly resource: Resource
  readonly batch: Batch
}

/** An import or bulk change: its kind, its numbers, its maker and age, and the undo or why there is none. */
export function BatchRow({ resource, batch }: BatchRowProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { id, kind, at, by, _can } = batch
  const what = translate(`app.batches.${kind}`)
  const age = timeAgo(at, language)
  const undo = translate('app.bulk.undo')
  return (
    <li className="t-row">
      <div className="t-what">
        <b>{what}</b>
        <span>
          <Numbers batch={batch} />
        </span>
        <span>
          <bdi>{by?.DISPLAYNAME ?? translate('app.history.somebody')}</bdi>
          {' · '}
          <time dateTime={at} title={dateTime.print(at, {}, language)}>
            {age}
          </time>
        </span>
        {batch.left !== undefined && (
          <span>{translate('app.batches.left', { number: batch.left })}</span>
        )}
        <Ending batch={batch} />
      </div>
      {_can.undo && (
        <UndoBatch
          resource={resource}
          batch={id}
          words={undo}
          label={`${undo}: ${what} · ${age}`}
          title={translate('app.batches.undoTitle')}
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
  if (batch.kind === 'flow') return told('app.bulk.done', batch.records)
  const some = counted.filter(name => batch[name] > 0)
  return some.map(name => told(`app.batches.${name}`, batch[name])).join(' · ')
}

/** How it ended, where it can no longer be undone. */
function Ending({ batch: { kind, moved, undone, _can } }: { readonly batch: Batch }) {
  const translate = useTranslate()
  const language = useLanguage()
  if (_can.undo) return null
  if (undone) {
    const name = undone.by?.DISPLAYNAME ?? translate('app.history.somebody')
    return (
      <span>
        {translate('app.batches.undone', { name })}
        {' · '}
        <time dateTime={undone.at} title={dateTime.print(undone.at, {}, language)}>
          {timeAgo(undone.at, language)}
        </time>
      </span>
    )
  }
  if (kind === 'flow') return <span>{translate('app.bulk.noUndo')}</span>
  if (moved > 0) return <span>{translate('app.batches.moved', { number: moved })}</span>
  return <span>{translate('app.batches.notYours')}</span>
}
