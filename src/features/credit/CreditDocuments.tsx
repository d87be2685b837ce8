import './credit.css'
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { documentProgress } from '../../domain/credit/creditDocuments'
import type { FieldModel } from '../../model/fields/resource'
import type { SlotProps } from '../../pieces/features/slotProps'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import type { SentRecord } from '../../resources/record/useRecord'
import { CreditRow } from './CreditRow'
import { useRowsOf } from './useRowsOf'

const facts = ['ARCHIVO', 'FECHA_CADUCIDAD', 'MOTIVO_RECHAZO', 'OBSERVACIONES']

/** The documents of a credit application: missing ones, the state of each, and the possible steps. */
export function CreditDocuments({ resource, record }: SlotProps) {
  const target = useResource('credit-documents')
  const labels = useLabels()
  const client = useQueryClient()
  const { data, error, refetch } = useRowsOf(target, record, 'ASC')
  // The application's record counts its documents.
  const tellApplication = () => void client.invalidateQueries({ queryKey: [resource.name] })
  if (error && !data) {
    return (
      <section className="p-card">
        <ErrorState title={labels.many(target)} error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section className="p-card cr-papers">
      <h2>{labels.many(target)}</h2>
      <Progress rows={data} type={target.fields.get('TIPO')} />
      <ul>
        <ResourceContextProvider value={target.name}>
          {data.map(row => (
            <CreditRow key={row.id} row={row} facts={facts} onMoved={tellApplication} />
          ))}
        </ResourceContextProvider>
      </ul>
    </section>
  )
}

interface ProgressProps {
  readonly rows: readonly SentRecord[]
  readonly type: FieldModel | undefined
}
/** Number of requested documents present and checked; waived ones are not counted. */
function Progress({ rows, type }: ProgressProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { total, done, approved, missing } = documentProgress(rows)
  const names = missing.map(({ TIPO }) => type?.print(TIPO, language) ?? '')
  if (total === 0) return <p className="cr-progress">{translate('credit.noneAsked')}</p>
  const told = translate('credit.handedIn', { done, total })
  return (
    <div className="cr-progress">
      <progress value={done} max={Math.max(total, 1)} aria-label={told} />
      <p>
        {told}
        {' · '}
        {approved === total
          ? translate('credit.allApproved')
          : translate('credit.approved', { approved })}
      </p>
      <p role="status">
        {names.length > 0
          ? translate('credit.missing', { names: names.join(', ') })
          : translate('credit.complete')}
      </p>
    </div>
  )
}
