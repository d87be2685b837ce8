import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { partition } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { fold } from '../../../base/fold'
import { areComparable, isComparing } from '../../../model/lists/askable'
import { useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useLabels, useResources } from '../../../providers/backend/catalogueContext'
import { Select } from '../../../ui/primitives/inputs'
import { ConditionRows } from './ConditionRows'
import { ConditionWords } from './ConditionWords'
import { type ConditionField, conditionFields, countedRows, reachedFrom } from './conditionFields'
import {
  type Comparison,
  type ConditionItem,
  type CountCondition,
  isComparison,
  isCountCondition,
} from './items'
import { OperandInput } from './OperandInput'
import {
  asOffered,
  countOperators,
  isFieldRef,
  type OperatorName,
  operandShape,
  operatorsFor,
} from './operators'
import { CountedList, useConditioned } from './useConditionField'

interface ConditionRowProps<Item = ConditionItem> {
  readonly item: Item
  readonly onChange: (item: ConditionItem) => void
}

/** A field, an operator and a value. */
export function ConditionRow({ item, onChange }: ConditionRowProps) {
  if (isCountCondition(item)) return <CountRow item={item} onChange={onChange} />
  if (isComparison(item)) return <ComparisonRow item={item} onChange={onChange} />
  return (
    <span className="r-condition-other">
      <ConditionWords item={item} />
    </span>
  )
}

function ComparisonRow({ item: asked, onChange }: ConditionRowProps<Comparison>) {
  const choices = useConditionFields()
  const chosen = choices.find(choice => 'path' in choice && choice.path === asked.path)
  const field = chosen && 'field' in chosen ? chosen.field : undefined
  const item = field ? asOffered(field, asked) : asked
  const operators = field ? operatorsFor(field) : []
  const choose = (choice: ConditionField) => onChange(startOf(choice))
  const turn = (op: OperatorName) => {
    const isSame = field && operandShape(field, op) === operandShape(field, item.op)
    const isRange = (op === 'between') !== (item.op === 'between')
    const isKept = isSame && !isRange && (!isFieldRef(item.value) || isComparing(op))
    onChange(isKept ? { ...item, op } : { path: item.path, op })
  }
  return (
    <>
      <FieldPicker chosen={chosen} onChoose={choose} />
      {field && (
        <>
          <OperatorChoice
            operators={operators.includes(item.op) ? operators : [item.op, ...operators]}
            op={item.op}
            onChange={turn}
          />
          {isFieldRef(item.value) ? (
            <Select
              compact
              className="r-condition-value"
              aria-label={chosen?.label ?? ''}
              value={item.value.field}
              onText={path => onChange({ ...item, value: { field: path } })}
              options={choices.flatMap(choice =>
                'path' in choice && areComparable(field, choice.field)
                  ? [[choice.path, choice.label] as const]
                  : [],
              )}
            />
          ) : (
            <OperandInput
              key={`${item.path} ${item.op}`}
              field={field}
              label={chosen?.label ?? ''}
              item={item}
              onChange={value => onChange({ ...item, value })}
            />
          )}
        </>
      )}
    </>
  )
}

/** The condition with which a chosen field begins. */
export const startOf = (choice: ConditionField): ConditionItem =>
  'path' in choice
    ? { path: choice.path, op: operatorsFor(choice.field)[0] ?? 'notEmpty' }
    : { count: choice.rows.name, via: choice.via.name, op: 'gte', value: 1, where: [] }

function CountRow({ item, onChange }: ConditionRowProps<CountCondition>) {
  const translate = useTranslate()
  const choices = useConditionFields()
  useResources([item.count])
  const chosen = choices.find(
    choice => 'rows' in choice && choice.rows.name === item.count && choice.via.name === item.via,
  )
  return (
    <>
      <FieldPicker chosen={chosen} onChoose={choice => onChange(startOf(choice))} />
      <OperatorChoice
        operators={countOperators}
        op={item.op}
        onChange={op => onChange({ ...item, op })}
      />
      <OperandInput
        label={chosen?.label ?? translate('list.conditions.value')}
        item={item}
        onChange={value => onChange({ ...item, value })}
      />
      <CountedList name={item.count}>
        <div className="r-condition-group">
          <ConditionRows
            joint="all"
            items={item.where}
            onChange={({ items }) => onChange({ ...item, where: items.filter(isComparison) })}
          />
        </div>
      </CountedList>
    </>
  )
}

interface OperatorChoiceProps {
  readonly operators: readonly OperatorName[]
  readonly op: OperatorName
  readonly onChange: (op: OperatorName) => void
}

function OperatorChoice({ operators, op, onChange }: OperatorChoiceProps) {
  const translate = useTranslate()
  return (
    <Select
      compact
      className="r-condition-operator"
      aria-label={translate('list.conditions.operator')}
      value={op}
      onText={text => onChange(text as OperatorName)}
      options={operators.map(name => [name, translate(`list.filter.${name}`)])}
    />
  )
}

interface FieldPickerProps {
  readonly chosen: ConditionField | undefined
  readonly onChoose: (choice: ConditionField) => void
}

const MOST = 100
const matching = createFilterOptions<ConditionField>({
  limit: MOST,
  stringify: ({ label }) => fold(label),
})

/** What contains the typed words; what is called exactly so stands first, with its group. */
const filterOptions: typeof matching = (options, state) => {
  const inputValue = fold(state.inputValue)
  const found = matching(options, { ...state, inputValue })
  const exact = found.find(({ label }) => fold(label) === inputValue.trim())
  if (!exact) return found
  const [beside, others] = partition(found, ({ group }) => group === exact.group)
  return [...new Set([exact, ...beside, ...others])]
}

/** Chooses what a condition is about, by typing; indexed fields stand first. */
function FieldPicker({ chosen, onChoose }: FieldPickerProps) {
  const translate = useTranslate()
  const choices = useConditionFields()
  const label = translate('list.conditions.field')
  const headOf = ({ group }: ConditionField) =>
    group === ''
      ? translate('list.conditions.own')
      : group === '#'
        ? translate('list.conditions.number')
        : group
  return (
    <Autocomplete
      className="r-condition-field"
      size="small"
      options={choices}
      value={chosen ?? null}
      openOnFocus={!chosen}
      autoHighlight
      blurOnSelect
      clearIcon={null}
      groupBy={headOf}
      getOptionKey={keyOf}
      getOptionLabel={choice => choice.label}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      filterOptions={filterOptions}
      onChange={(_event, choice) => choice && onChoose(choice)}
      noOptionsText={translate('field.noOptions')}
      openText={translate('field.choose')}
      closeText={translate('app.common.close')}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus={!chosen}
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': chosen ? `${label}: ${chosen.label}` : label,
            },
          }}
        />
      )}
    />
  )
}

const keyOf = (choice: ConditionField) =>
  'path' in choice ? choice.path : `${choice.rows.name}#${choice.via.name}`

/** Subjects of the conditions here; suspends until the schemas are loaded. */
function useConditionFields(): readonly ConditionField[] {
  const { resource, isCounted } = useConditioned()
  const me = useMe()
  const catalogue = useCatalogue()
  const labels = useLabels()
  useResources(reachedFrom({ resource, me, catalogue }))
  return useMemo(() => {
    const list = { resource, me, catalogue }
    return [...conditionFields(list, labels), ...(isCounted ? [] : countedRows(list, labels))]
  }, [resource, me, catalogue, labels, isCounted])
}
