import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { cellText, isBlank } from '../../../model/import/cell'
import { FileTrouble } from '../../../model/import/files/limits'
import { type ImportSheet, tableOf } from '../../../model/import/files/sheets'
import { headChoices, headRowOf } from '../../../model/import/headRow'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { Select } from '../../../ui/primitives/inputs'
import { Card, Row, Text } from '../../../ui/primitives/layout'
import { Table } from '../../../ui/primitives/Table'
import { LoadingRows } from '../../../ui/states/Waiting'
import { type ImportPlan, type Source, useImportParts } from '../plan/importContext'
import { usePlan } from '../plan/usePlan'
import { ColumnChoice, samplesOf } from './ColumnChoice'
import { HowToWrite } from './HowToWrite'

interface MappingStepProps {
  readonly source: Source
  /** The earlier plan, when the person returns to this step. */
  readonly plan: ImportPlan | undefined
  /** The rows are on another sheet, or begin elsewhere. */
  readonly onSource: (source: Source) => void
  readonly onBack: () => void
  readonly onPlan: (plan: ImportPlan) => void
}

/** Maps columns to fields, with a guess to start from, and selects how rows are written. */
export function MappingStep(props: MappingStepProps) {
  const { source, plan: before, onSource, onBack, onPlan } = props
  const translate = useTranslate()
  const { plan, change, choose, isRemembered, remember, guessAgain } = usePlan(source, before)
  if (!plan) return <LoadingRows />
  const { headers, rows } = source.table
  const named = (header: string, at: number) =>
    header || translate('importing.columns.nameless', { number: at + 1 })
  const unused = plan.fields.filter(name => name === undefined).length
  return (
    <>
      <p className="p-quiet">
        {source.name} · {translate('importing.columns.found', { rows: rows.length })}
        {unused > 0 && ` · ${translate('importing.columns.unused', { number: unused })}`}
      </p>
      <RowPlace source={source} onSource={onSource} />
      {isRemembered && (
        <Row wrap className="p-quiet" role="status">
          {translate('importing.columns.remembered')}
          <Button onClick={guessAgain}>{translate('importing.columns.guessAgain')}</Button>
        </Row>
      )}
      <Card flush>
        <Table
          stacks
          label={translate('importing.steps.columns')}
          rows={headers}
          rowKey={(_, at) => at}
          columns={[
            {
              key: 'column',
              label: translate('importing.columns.column'),
              cell: (header, at) => <bdi>{named(header, at)}</bdi>,
            },
            {
              key: 'sample',
              label: translate('importing.columns.sample'),
              cell: (_, at) => (
                <Text as="bdi" tone="secondary" lines={2}>
                  {samplesOf(rows, at).join(' · ') || '—'}
                </Text>
              ),
            },
            {
              key: 'field',
              label: translate('importing.columns.field'),
              cell: (header, at) => (
                <ColumnChoice
                  at={at}
                  column={named(header, at)}
                  rows={rows}
                  chosen={plan.fields}
                  habits={plan.habits?.[at]}
                  onChoose={name => choose(at, name)}
                  onHabits={habits => change({ habits: { ...plan.habits, [at]: habits } })}
                />
              ),
            },
          ]}
        />
      </Card>
      <HowToWrite plan={plan} onChange={change} />
      <PlanFoot
        plan={plan}
        onBack={onBack}
        onPlan={next => {
          remember(next)
          onPlan(next)
        }}
      />
    </>
  )
}

function PlanFoot({
  plan,
  onBack,
  onPlan,
}: Pick<MappingStepProps, 'onBack' | 'onPlan'> & { plan: ImportPlan }) {
  const { translate, labels } = useTexts()
  const { importing } = useImportParts()
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const missing = (matcher?.fields ?? []).filter(({ name }) => !plan.fields.includes(name))
  const isEmpty = !plan.fields.some(name => name && !importing.fixed.has(name))
  const fields = missing.map(field => labels.field(field))
  const trouble = isEmpty
    ? translate('importing.columns.needField')
    : missing.length > 0 && translate('importing.columns.needMatch', { fields })
  return (
    <footer className="p-bar i-foot">
      <Button color="inherit" onClick={onBack} i18nKey="app.common.back" />
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

interface RowPlaceProps {
  readonly source: Source
  readonly onSource: (source: Source) => void
}

/** The sheet of a workbook, and the row with its headers, as found; another one may be chosen. */
function RowPlace({ source, onSource }: RowPlaceProps) {
  const translate = useTranslate()
  const [trouble, setTrouble] = useState<string>()
  const { sheets, sheet, head } = source
  const current = sheets[sheet]
  const heads = current ? headChoices(current.cells) : []
  const move = (next: number, to?: number) => {
    const chosen = sheets[next] as ImportSheet
    const at = to ?? headRowOf(chosen.cells, []).at
    try {
      onSource({ ...source, sheet: next, head: at, table: tableOf(chosen, at) })
    } catch (error) {
      const reason = error instanceof FileTrouble ? error.trouble : 'unreadable'
      setTrouble(translate(`importing.trouble.${reason}`))
    }
  }
  return (
    <Row wrap>
      {sheets.length > 1 && (
        <Select
          label={translate('importing.columns.sheet')}
          compact
          value={sheet}
          onText={text => move(Number(text))}
          options={sheets.map(({ name }, at) => [at, name])}
        />
      )}
      {heads.length > 1 && (
        <Select
          label={translate('importing.columns.head')}
          compact
          value={head}
          onText={text => move(sheet, Number(text))}
        >
          {heads.map(at => (
            <option key={at} value={at}>
              {at + 1}: {headText(current?.cells[at] ?? [])}
            </option>
          ))}
        </Select>
      )}
      {trouble && (
        <Text tone="error" role="alert">
          {trouble}
        </Text>
      )}
    </Row>
  )
}

const headText = (cells: ImportSheet['cells'][number]) =>
  cells
    .filter(cell => !isBlank(cell))
    .map(cellText)
    .join(' · ')
    .slice(0, 60)
