import './credit.css'
import { useQueryClient } from '@tanstack/react-query'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { documentProgress } from '../../domain/credit/creditDocuments'
import type { FieldModel } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useResource } from '../../providers/backend/catalogueContext'
import type { SlotProps } from '../../ui/features/slotProps'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { ErrorState } from '../../ui/states/Waiting'
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
    <Card title={labels.many(target)} className="cr-papers">
      <Progress rows={data} type={target.fields.get('TIPO')} />
      <Stack as="ul" gap={0} divided>
        <ResourceContextProvider value={target.name}>
          {data.map(row => (
            <CreditRow key={row.id} row={row} facts={facts} onMoved={tellApplication} />
          ))}
        </ResourceContextProvider>
      </Stack>
    </Card>
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
  if (total === 0) return <Text tone="secondary">{translate('credit.noneAsked')}</Text>
  const progress = translate('credit.handedIn', { done, total })
  return (
    <Stack gap={1}>
      <Meter label={progress} value={done / total} />
      <Text as="p" size="md" tone="secondary">
        {progress}
        {' · '}
        {approved === total
          ? translate('credit.allApproved')
          : translate('credit.approved', { approved })}
      </Text>
      <Text as="p" size="md" tone="secondary" role="status">
        {names.length > 0 ? translate('credit.missing', { names }) : translate('credit.complete')}
      </Text>
    </Stack>
  )
}
