import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { printNumber } from '../../../base/numbers'
import type { FilterValue } from '../../../fields/display/fieldView'
import { Text } from '../../../ui/primitives/Text'
import { ConditionText } from './ConditionText'
import {
  type Comparison,
  type ConditionItem,
  type CountCondition,
  isComparison,
  isConditionGroup,
  isCountCondition,
} from './items'
import { writeCondition } from './operators'
import { CountedList, useConditionField } from './useConditionField'

/** A condition in words: "Status: paid", "Orders > 3 (Date: this month)". */
export function ConditionWords({ item }: { readonly item: ConditionItem }) {
  const translate = useTranslate()
  if (isComparison(item)) return <ComparisonWords item={item} />
  if (isCountCondition(item)) return <CountWords item={item} />
  if (!isConditionGroup(item)) return translate('list.conditions.other')
  return <Joined items={item.items} word={translate(`list.conditions.${item.joint}`)} />
}

const Joined = ({ items, word }: { items: readonly ConditionItem[]; word: string }) =>
  items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
    <Fragment key={at}>
      {at > 0 && ` ${word} `}
      <ConditionWords item={item} />
    </Fragment>
  ))

const negative: ReadonlySet<string> = new Set(['ne', 'nin', 'notContains'])

function ComparisonWords({ item }: { readonly item: Comparison }) {
  const translate = useTranslate()
  const asked = useConditionField(item)
  const condition = writeCondition(item)
  if (!asked?.field || condition === undefined) return item.path
  return (
    <>
      {asked.label}
      {negative.has(item.op) && ` ${translate(`list.filter.${item.op}`)}`}:{' '}
      <Text strong>
        <ConditionText field={asked.field} condition={condition as FilterValue} />
      </Text>
    </>
  )
}

const signs: Readonly<Record<string, string>> = {
  ...{ gt: '>', gte: '≥', lt: '<', lte: '≤', eq: '=', ne: '≠' },
}

function CountWords({ item }: { readonly item: CountCondition }) {
  const translate = useTranslate()
  const asked = useConditionField(item)
  return (
    <>
      {asked?.label ?? item.count}{' '}
      <Text strong>
        {signs[item.op]} {printNumber(Number(item.value))}
      </Text>
      {item.where.length > 0 && (
        <CountedList name={item.count}>
          {' ('}
          <Joined items={item.where} word={translate('list.conditions.all')} />
          {')'}
        </CountedList>
      )}
    </>
  )
}
