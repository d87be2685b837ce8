import { useTranslate } from 'ra-core'
import { useLabels } from '../../../providers/backend/labels'
import { Button } from '../../../ui/controls/Button'
import { LoadingRows } from '../../../ui/loading/Loading'
import { Card } from '../../../ui/primitives/Card'
import { Stack } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { type ImportPlan, type Source, useImportParts } from '../plan/importContext'
import { usePlan } from '../plan/usePlan'
import { ColumnChoice } from './ColumnChoice'
import { HowToWrite } from './HowToWrite'

interface MappingStepProps {
  readonly source: Source
  /** The earlier plan, when the person returns to this step. */
  readonly plan: ImportPlan | undefined
  readonly onBack: () => void
  readonly onPlan: (plan: ImportPlan) => void
}

/** Maps columns to fields, with a guess to start from, and selects how rows are written. */
export function MappingStep({ source, plan: before, onBack, onPlan }: MappingStepProps) {
  const translate = useTranslate()
  const { plan, change, choose } = usePlan(source, before)
  if (!plan) return <LoadingRows />
  const { headers, rows } = source.table
  const unused = plan.fields.filter(name => name === undefined).length
  return (
    <>
      <p className="p-quiet">
        {source.name} · {translate('importing.columns.found', { rows: rows.length })}
        {unused > 0 && ` · ${translate('importing.columns.unused', { number: unused })}`}
      </p>
      <Card flush>
        <div className="i-columns-head" aria-hidden="true">
          <span>{translate('importing.columns.column')}</span>
          <span>{translate('importing.columns.sample')}</span>
          <span>{translate('importing.columns.field')}</span>
        </div>
        <Stack as="ul" gap={0} divided>
          {headers.map((header, at) => (
            <ColumnChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a file can have two columns of the same name
              key={at}
              at={at}
              header={header}
              rows={rows}
              chosen={plan.fields}
              onChoose={name => choose(at, name)}
            />
          ))}
        </Stack>
      </Card>
      <HowToWrite plan={plan} onChange={change} />
      <PlanFoot plan={plan} onBack={onBack} onPlan={onPlan} />
    </>
  )
}

function PlanFoot({
  plan,
  onBack,
  onPlan,
}: Omit<MappingStepProps, 'source' | 'plan'> & { plan: ImportPlan }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { importing } = useImportParts()
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const missing = (matcher?.fields ?? []).filter(({ name }) => !plan.fields.includes(name))
  const isEmpty = !plan.fields.some(name => name && !importing.fixed.has(name))
  const fields = missing.map(field => labels.field(field)).join(', ')
  const trouble = isEmpty
    ? translate('importing.columns.needField')
    : missing.length > 0 && translate('importing.columns.needMatch', { fields })
  return (
    <footer className="i-foot">
      <Button color="inherit" onClick={onBack}>
        {translate('app.common.back')}
      </Button>
      {trouble && (
        <Text tone="error" role="status">
          {trouble}
        </Text>
      )}
      <Button variant="contained" disabled={Boolean(trouble)} onClick={() => onPlan(plan)}>
        {translate('importing.columns.rehearse')}
      </Button>
    </footer>
  )
}
